import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { countActivity, listActivity, type LogEntry } from "./entries.ts";
import { detailsOf, logStatuses, userTypes, type Detail } from "../../../shared/desk/activity/rules.ts";
import { watchGrowth } from "./watch.ts";

export const UserType = builder.enumType("ActivityUserType", { values: userTypes });
const Status = builder.enumType("ActivityStatus", { values: logStatuses });

const ActivityDetail = builder.objectRef<Detail>("ActivityDetail").implement({
  access: "through",
  fields: (t) => ({
    name: t.exposeString("name"),
    before: t.exposeString("before", { nullable: true }),
    after: t.exposeString("after", { nullable: true }),
  }),
});

const ActivityEntry = builder.objectRef<LogEntry>("ActivityEntry").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => Buffer.from(`ActivityEntry:${id}`).toString("base64") }),
    number: t.exposeString("id"),
    action: t.exposeString("action"),
    caseId: t.exposeString("caseId", { nullable: true }),
    sentence: t.exposeString("sentence"),
    userId: t.exposeString("userId", { nullable: true }),
    userName: t.exposeString("userName", { nullable: true }),
    userType: t.expose("userType", { type: UserType }),
    status: t.expose("status", { type: Status }),
    resourceType: t.exposeString("resourceType"),
    resourceId: t.exposeString("resourceId", { nullable: true }),
    ipAddress: t.exposeString("ipAddress", { nullable: true }),
    details: t.field({
      type: [ActivityDetail],
      resolve: ({ details }) => detailsOf(details),
    }),
    timestamp: t.expose("timestamp", { type: "DateTime" }),
  }),
});

const ActivityConnection = connectionOf("Activity", ActivityEntry);

export const ActivityFilter = builder.inputType("ActivityFilter", {
  fields: (t) => ({
    search: t.string({ required: false }),
    userType: t.field({ type: UserType, required: false }),
    status: t.field({ type: Status, required: false }),
    from: t.field({ type: "DateTime", required: false }),
    to: t.field({ type: "DateTime", required: false }),
  }),
});

builder.queryField("activityLogs", (t) =>
  t.field({
    access: "readRecords",
    type: ActivityConnection,
    args: {
      filter: t.arg({ type: ActivityFilter, required: false }),
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
  access: "through",
  fields: (t) => ({ count: t.exposeInt("count") }),
});

builder.subscriptionField("activityLogged", (t) =>
  t.field({
    access: "readRecords",
    type: ActivityNews,
    args: { filter: t.arg({ type: ActivityFilter, required: false }) },
    subscribe: (_root, _args, context) => watchGrowth(context),
    resolve: async ({ ids }, { filter }, context) => ({
      count: await countActivity(context, { ...filter }, ids),
    }),
  }),
);
