import { builder } from "../core/graphql/builder.ts";
import { countAmong, listActivity, type LogEntry, type LogPage } from "./entries.ts";
import { detailsOf, entriesPerPage, logStatuses, userTypes, type Detail } from "./rules.shared.ts";
import { watchGrowth } from "./watch.ts";

export const UserType = builder.enumType("ActivityUserType", {
  description:
    "Who acted. A supervisor who answers by a link counts with the officers, a citizen with the visitors, a tool with an API key with the system.",
  values: userTypes,
});
const Status = builder.enumType("ActivityStatus", { values: logStatuses });

const ActivityDetail = builder.objectRef<Detail>("ActivityDetail").implement({
  access: "through",
  description: "One thing that an entry says beside who did what.",
  fields: (t) => ({
    name: t.exposeString("name"),
    before: t.exposeString("before", {
      nullable: true,
      description: "What it was; null where it is no change.",
    }),
    after: t.exposeString("after", { nullable: true }),
  }),
});

const ActivityEntry = builder.objectRef<LogEntry>("ActivityEntry").implement({
  access: "through",
  description: "An entry of the activity logs, which are the audit log: nothing in it can be changed.",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => Buffer.from(`ActivityEntry:${id}`).toString("base64") }),
    number: t.exposeString("id", { description: "Its number in the log, as a text of digits." }),
    action: t.exposeString("action", { description: "A word, e.g. `request.approved`." }),
    sentence: t.exposeString("sentence", {
      description:
        'What the word says of whoever did it, "Approved a request", or failed to: "Tried to read a request".',
    }),
    userId: t.exposeString("userId", { nullable: true }),
    userName: t.exposeString("userName", {
      nullable: true,
      description: "An administrator's username, an officer's name and badge, a tool's name.",
    }),
    userType: t.expose("userType", { type: UserType }),
    status: t.expose("status", { type: Status }),
    resourceType: t.exposeString("resourceType"),
    resourceId: t.exposeString("resourceId", { nullable: true }),
    ipAddress: t.exposeString("ipAddress", { nullable: true }),
    details: t.field({
      type: [ActivityDetail],
      description: "What changed and what else is known; never personal data.",
      resolve: ({ details }) => detailsOf(details),
    }),
    timestamp: t.expose("timestamp", { type: "DateTime" }),
  }),
});

const ActivityPage = builder.objectRef<LogPage>("ActivityPage").implement({
  access: "through",
  description: "One page of the logs that a filter finds, the newest first.",
  fields: (t) => ({
    rowsPerPage: t.int({ resolve: () => entriesPerPage }),
    hasNext: t.exposeBoolean("hasNext"),
    rows: t.expose("rows", { type: [ActivityEntry] }),
  }),
});

export const ActivityFilter = builder.inputType("ActivityFilter", {
  fields: (t) => ({
    search: t.string({
      required: false,
      description:
        "Words of what was done, of who did it, of an address, a kind of thing, its number or a case id; at most 100 characters.",
    }),
    userType: t.field({ type: UserType, required: false }),
    status: t.field({ type: Status, required: false }),
    from: t.field({ type: "DateTime", required: false, description: "From this moment on." }),
    to: t.field({ type: "DateTime", required: false, description: "Before this moment." }),
  }),
});

builder.queryField("activityLogs", (t) =>
  t.field({
    access: "admin",
    type: ActivityPage,
    description: "Who did what, the newest first. INVALID for a filter that cannot be.",
    args: {
      filter: t.arg({ type: ActivityFilter, required: false }),
      olderThan: t.arg.string({
        required: false,
        description: "The number of the last entry of the page before.",
      }),
    },
    resolve: (_root, { filter, olderThan }, context) =>
      listActivity(context, { ...filter, after: olderThan }),
  }),
);

const ActivityNews = builder.objectRef<{ count: number }>("ActivityNews").implement({
  access: "through",
  fields: (t) => ({ count: t.exposeInt("count", { description: "Entries that the filter shows." }) }),
});

builder.subscriptionField("activityLogged", (t) =>
  t.field({
    access: "admin",
    type: ActivityNews,
    description: "How many new entries the filter shows, about a second after they were written.",
    args: { filter: t.arg({ type: ActivityFilter, required: false }) },
    subscribe: (_root, _args, context) => watchGrowth(context),
    resolve: async ({ ids }, { filter }, context) => ({
      count: await countAmong(context, ids, { ...filter }),
    }),
  }),
);
