import { isAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { rowsPerPage } from "../core/graphql/desk-list.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { CallbackType } from "../support/enums.ts";
import { countCallbacks, countLate, countWaiting, listCallbacks, nextDueAt, type Listed } from "./list.ts";
import { callbackStates, callbackViews, dueAtOf } from "./rules.shared.ts";
import {
  answerCallback,
  claimCallback,
  closeCallback,
  dialCallback,
  giveBackCallback,
  openCallback,
} from "./service.ts";
import { readChanged, watchCallbacks } from "./watch.ts";

const CallbackState = builder.enumType("CallbackState", { values: callbackStates });
const CallbackView = builder.enumType("CallbackView", { values: callbackViews });

const Callback = builder.prismaNode("CallbackRequest", {
  access: { byId: "admin" },
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

const CallbackList = builder.objectRef<Listed>("CallbackList").implement({
  access: "through",
  fields: (t) => ({
    total: t.int({
      resolve: ({ filter }, _args, context) => countCallbacks(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    waiting: t.int({ resolve: (_list, _args, context) => countWaiting(context) }),
    late: t.int({ resolve: (_list, _args, context) => countLate(context) }),
    nextDueAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: (_list, _args, context) => nextDueAt(context),
    }),
    serverTime: t.field({
      type: "DateTime",
      resolve: (_list, _args, { now }) => now(),
    }),
    rows: t.prismaField({
      type: [Callback],
      resolve: (query, asked, _args, context) => listCallbacks(context, asked, query),
    }),
  }),
});

builder.queryField("callbacks", (t) =>
  t.field({
    access: "admin",
    type: CallbackList,
    args: {
      filter: t.arg({ type: CallbackFilterInput, required: false }),
      page: t.arg.int({ required: false }),
    },
    resolve: (_root, { filter, page }) => ({
      filter: { view: filter?.view ?? "open", search: filter?.search },
      page,
    }),
  }),
);

const payload = (name: string) => payloadWith(name, "callback", "CallbackRequest");

const OpenCallbackPayload = builder
  .objectRef<Awaited<ReturnType<typeof openCallback>>>("OpenCallbackPayload")
  .implement({
    fields: (t) => ({
      phone: t.exposeString("phone"),
      message: t.exposeString("message", { nullable: true }),
    }),
  });

const CloseCallbackInput = builder.inputType("CloseCallbackInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the callback." }),
    note: t.string(),
  }),
});

const numberOf = (input: Parameters<typeof numberIn>[0]) => numberIn(input, "CallbackRequest");

builder.mutationFields((t) => ({
  openCallback: t.field({
    access: "admin",
    type: OpenCallbackPayload,
    args: { input: t.arg({ type: inputNaming("OpenCallbackInput", "Relay global ID of the callback.") }) },
    resolve: (_root, { input }, context) => openCallback(context, numberOf(input.id)),
  }),
  claimCallback: t.field({
    access: "admin",
    type: payload("ClaimCallbackPayload"),
    args: { input: t.arg({ type: inputNaming("ClaimCallbackInput", "Relay global ID of the callback.") }) },
    resolve: (_root, { input }, context, info) =>
      claimCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  dialCallback: t.field({
    access: "admin",
    type: payload("DialCallbackPayload"),
    args: { input: t.arg({ type: inputNaming("DialCallbackInput", "Relay global ID of the callback.") }) },
    resolve: (_root, { input }, context, info) =>
      dialCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  answerCallback: t.field({
    access: "admin",
    type: payload("AnswerCallbackPayload"),
    args: { input: t.arg({ type: inputNaming("AnswerCallbackInput", "Relay global ID of the callback.") }) },
    resolve: (_root, { input }, context, info) =>
      answerCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  giveBackCallback: t.field({
    access: "admin",
    type: payload("GiveBackCallbackPayload"),
    args: {
      input: t.arg({ type: inputNaming("GiveBackCallbackInput", "Relay global ID of the callback.") }),
    },
    resolve: (_root, { input }, context, info) =>
      giveBackCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  closeCallback: t.field({
    access: "admin",
    type: payload("CloseCallbackPayload"),
    args: { input: t.arg({ type: CloseCallbackInput }) },
    resolve: (_root, { input: { id, note } }, context, info) =>
      closeCallback(context, numberOf(id), { note }, askedOf("callback", context, info)),
  }),
}));

builder.subscriptionField("callbackChanged", (t) =>
  t.field({
    access: "admin",
    type: Callback,
    nullable: true,
    subscribe: (_root, _args, context) => watchCallbacks(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
