import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { countActivity, listActivity, type LogEntry } from "./entries.ts";
import { detailsOf, logStatuses, userTypes, type Detail } from "../../../shared/desk/activity/rules.ts";
import { watchGrowth } from "./watch.ts";

export const UserType = builder.enumType("ActivityUserType", {
  description: "Kind of an actor.",
  values: valuesOf(userTypes, {
    admin: "An administrator.",
    officer: "An officer, or a supervisor who answered through a link.",
    system: "The system itself, or a program with an API key.",
    visitor: "A person without a session, or a citizen.",
  }),
});
const Status = builder.enumType("ActivityStatus", {
  description: "Outcome of an action.",
  values: valuesOf(logStatuses, {
    failure: "The action was refused or failed.",
    pending: "The action was accepted and has not finished.",
    success: "The action succeeded.",
  }),
});

const ActivityDetail = builder.objectRef<Detail>("ActivityDetail").implement({
  description: "One changed value, or one more fact, in an activity log entry.",
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Name of the value." }),
    before: t.exposeString("before", {
      description: "The value before the action. Null if nothing changed.",
      nullable: true,
    }),
    after: t.exposeString("after", {
      description: "The value after the action. Null if there is none.",
      nullable: true,
    }),
  }),
});

const ActivityEntry = builder.objectRef<LogEntry>("ActivityEntry").implement({
  description: "One entry of the activity log. The log is the audit log, so entries never change.",
  access: "through",
  fields: (t) => ({
    id: t.id({
      description: "Relay global ID of the entry.",
      resolve: ({ id }) => Buffer.from(`ActivityEntry:${id}`).toString("base64"),
    }),
    number: t.exposeString("id", { description: "Sequence number in the log, as decimal digits." }),
    action: t.exposeString("action", {
      description: "What happened, as a stable word such as `request.approved`.",
    }),
    caseId: t.exposeString("caseId", {
      description: "Case ID of the affected request. Null if the action affects no request.",
      nullable: true,
    }),
    sentence: t.exposeString("sentence", {
      description:
        "The action in an English sentence, such as “Approved a request” or “Failed to view a request”.",
    }),
    userId: t.exposeString("userId", {
      description: "ID of the actor. Null if the actor is unknown.",
      nullable: true,
    }),
    userName: t.exposeString("userName", {
      description:
        "An administrator's user name, an officer's name and badge number, or an API key's name. Null for visitors.",
      nullable: true,
    }),
    userType: t.expose("userType", { description: "Kind of the actor.", type: UserType }),
    status: t.expose("status", { description: "Whether the action succeeded.", type: Status }),
    resourceType: t.exposeString("resourceType", { description: "Kind of the affected object." }),
    resourceId: t.exposeString("resourceId", {
      description: "ID of the affected object. Null if the action affects none.",
      nullable: true,
    }),
    ipAddress: t.exposeString("ipAddress", {
      description: "IP address of the caller. Null if the system acted.",
      nullable: true,
    }),
    details: t.field({
      description: "Changed values and other facts. They never hold personal data.",
      type: [ActivityDetail],
      resolve: ({ details }) => detailsOf(details),
    }),
    timestamp: t.expose("timestamp", { description: "When the action happened.", type: "DateTime" }),
  }),
});

const ActivityConnection = connectionOf("Activity", ActivityEntry, {
  description: "One page of the activity log, newest first.",
});

export const ActivityFilter = builder.inputType("ActivityFilter", {
  description: "Limits the activity log. Omitted fields do not limit it.",
  fields: (t) => ({
    search: t.string({
      description:
        "Words from the action, the actor, an IP address, a resource kind or number, or a case ID. At most 100 characters.",
      required: false,
    }),
    userType: t.field({
      description: "Only entries of this kind of actor.",
      type: UserType,
      required: false,
    }),
    status: t.field({ description: "Only entries with this outcome.", type: Status, required: false }),
    from: t.field({ description: "Earliest time, inclusive.", type: "DateTime", required: false }),
    to: t.field({ description: "Latest time, exclusive.", type: "DateTime", required: false }),
  }),
});

builder.queryField("activityLogs", (t) =>
  t.field({
    access: "readRecords",
    description: "The activity log, newest first. INVALID for an unusable filter.",
    type: ActivityConnection,
    args: {
      filter: t.arg({ description: "Limits the entries.", type: ActivityFilter, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context) =>
      pageOf(page, {
        read: ({ after, take }) =>
          listActivity(context, { ...filter, after: after ? String(after) : null }, take),
        count: () => countActivity(context, { ...filter }),
        numberOf: ({ id }) => Number(id),
      }),
  }),
);

const ActivityNews = builder.objectRef<{ count: number }>("ActivityNews").implement({
  description: "Notification about new activity log entries.",
  access: "through",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "Number of new entries that match the filter." }),
  }),
});

builder.subscriptionField("activityLogged", (t) =>
  t.field({
    access: "readRecords",
    description: "Number of new entries that match the filter, about one second after they are written.",
    type: ActivityNews,
    args: {
      filter: t.arg({ description: "Limits the counted entries.", type: ActivityFilter, required: false }),
    },
    subscribe: (_root, _args, context) => watchGrowth(context),
    resolve: async ({ ids }, { filter }, context) => ({
      count: await countActivity(context, { ...filter }, ids),
    }),
  }),
);
