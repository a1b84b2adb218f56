import "./audit-actions.ts";
import "./descriptions.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { CallbackType } from "../support/enums.ts";
import { countCallbacks, countLate, countWaiting, listCallbacks, nextDueAt } from "./list.ts";
import { callbackStates, callbackViews, dueAtOf } from "../../../shared/community/callbacks/statuses.ts";
import {
  answerCallback,
  claimCallback,
  closeCallback,
  dialCallback,
  giveBackCallback,
  openCallback,
} from "./service.ts";
import { callbackChanges } from "./watch.ts";

const CallbackState = builder.enumType("CallbackState", { values: callbackStates });
const CallbackView = builder.enumType("CallbackView", { values: callbackViews });

const Callback = builder.prismaNode("CallbackRequest", {
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    requestType: t.expose("requestType", { type: CallbackType }),
    language: t.exposeString("language"),
    state: t.expose("status", { type: CallbackState }),
    ownerName: t.string({
      nullable: true,
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner?.name ?? null,
    }),
    isMine: t.boolean({
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => isAdmin(viewer) && viewer.adminId === ownerId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    dueAt: t.field({
      type: "DateTime",
      select: { dueAt: true, createdAt: true },
      resolve: (row, _args, { config }) => dueAtOf(row, config().callbackResponseMinutes),
    }),
    claimedAt: t.expose("claimedAt", { type: "DateTime", nullable: true }),
    dialledAt: t.expose("dialledAt", { type: "DateTime", nullable: true }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    note: t.exposeString("note", { nullable: true }),
  }),
});

const CallbackFilterInput = builder.inputType("CallbackFilter", {
  fields: (t) => ({
    view: t.field({ type: CallbackView, required: false }),
    search: t.string({ required: false }),
  }),
});

const CallbackConnection = connectionOf("Callback", Callback, (t) => ({
  waiting: t.int({ resolve: (_page, _args, context) => countWaiting(context) }),
  late: t.int({ resolve: (_page, _args, context) => countLate(context) }),
  nextDueAt: t.field({
    type: "DateTime",
    nullable: true,
    resolve: (_page, _args, context) => nextDueAt(context),
  }),
  serverTime: t.field({
    type: "DateTime",
    resolve: (_page, _args, { now }) => now(),
  }),
}));

builder.queryField("callbacks", (t) =>
  t.field({
    access: "readDesk",
    type: CallbackConnection,
    args: {
      filter: t.arg({ type: CallbackFilterInput, required: false }),
      ...paging,
    },
    resolve: (_root, { filter, ...page }, context, info) => {
      const asked = { view: filter?.view ?? ("open" as const), search: filter?.search };
      return pageOf(page, {
        read: (slice) => listCallbacks(context, asked, slice, selectedIn(context, info)),
        count: () => countCallbacks(context, asked),
      });
    },
  }),
);

const numberOf = (input: Parameters<typeof numberIn>[0]) => numberIn(input, "CallbackRequest");

mutation("openCallback", {
  access: "workDesk",
  input: idOf("callback"),
  resolve: (input, context) => openCallback(context, numberOf(input.id)),
  payload: (t) => ({
    phone: t.exposeString("phone"),
    message: t.exposeString("message", { nullable: true }),
  }),
});

rowMutation("claimCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  input: idOf("callback"),
  resolve: (input, context, selection) => claimCallback(context, numberOf(input.id), selection),
});

rowMutation("dialCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  input: idOf("callback"),
  resolve: (input, context, selection) => dialCallback(context, numberOf(input.id), selection),
});

rowMutation("answerCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  input: idOf("callback"),
  resolve: (input, context, selection) => answerCallback(context, numberOf(input.id), selection),
});

rowMutation("giveBackCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  input: idOf("callback"),
  resolve: (input, context, selection) => giveBackCallback(context, numberOf(input.id), selection),
});

rowMutation("closeCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the callback." }),
    note: t.string(),
  }),
  resolve: ({ id, note }, context, selection) => closeCallback(context, numberOf(id), { note }, selection),
});

builder.subscriptionField("callbackChanged", (t) =>
  t.field({
    access: "readDesk",
    type: Callback,
    nullable: true,
    subscribe: (_root, _args, context) => callbackChanges.watch(context),
    resolve: (change, _args, context) => callbackChanges.row(context, change),
  }),
);
