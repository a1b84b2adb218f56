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
  description:
    "Somebody who asked to be called, for administrators. The number and the message are told by `openCallback` alone.",
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    requestType: t.expose("requestType", { type: CallbackType }),
    language: t.exposeString("language", { description: "`en`, `es` or `fr`: the person's." }),
    state: t.expose("status", { type: CallbackState }),
    ownerName: t.string({
      nullable: true,
      select: { owner: { select: { name: true } } },
      description: "The administrator who has it; null for nobody, and when the account is gone.",
      resolve: ({ owner }) => owner?.name ?? null,
    }),
    isMine: t.boolean({
      select: { ownerId: true },
      description: "Whether the viewer has it.",
      resolve: ({ ownerId }, _args, { viewer }) => isAdmin(viewer) && viewer.adminId === ownerId,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    dueAt: t.field({
      type: "DateTime",
      select: { dueAt: true, createdAt: true },
      description: "When the call was promised at the latest.",
      resolve: (row, _args, { config }) => dueAtOf(row, config().callbackResponseMinutes),
    }),
    claimedAt: t.expose("claimedAt", { type: "DateTime", nullable: true }),
    dialledAt: t.expose("dialledAt", {
      type: "DateTime",
      nullable: true,
      description: "The last time that an administrator dialled.",
    }),
    answeredAt: t.expose("answeredAt", { type: "DateTime", nullable: true }),
    closedAt: t.expose("closedAt", { type: "DateTime", nullable: true }),
    note: t.exposeString("note", { nullable: true, description: "What came of it." }),
  }),
});

const CallbackFilterInput = builder.inputType("CallbackFilter", {
  fields: (t) => ({
    view: t.field({ type: CallbackView, required: false, description: "`open` unless it is said." }),
    search: t.string({
      required: false,
      description: "Letters of the name or the note, or the number of the call-back; at most 100 characters.",
    }),
  }),
});

const CallbackList = builder.objectRef<Listed>("CallbackList").implement({
  access: "through",
  description: "One page of the call-backs that a filter finds, and how the queue stands as a whole.",
  fields: (t) => ({
    total: t.int({
      description: "How many the filter finds in all.",
      resolve: ({ filter }, _args, context) => countCallbacks(context, filter),
    }),
    rowsPerPage: t.int({ resolve: () => rowsPerPage }),
    waiting: t.int({
      description: "How many nobody has claimed.",
      resolve: (_list, _args, context) => countWaiting(context),
    }),
    late: t.int({
      description: "How many were promised a call by now and have not had it.",
      resolve: (_list, _args, context) => countLate(context),
    }),
    nextDueAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the next one becomes late.",
      resolve: (_list, _args, context) => nextDueAt(context),
    }),
    serverTime: t.field({
      type: "DateTime",
      description: "For clocks beside the server's.",
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
    description:
      "Who asked to be called: what is to be done with the urgent first and then by age, what is done with the newest first. INVALID with fields.",
    args: {
      filter: t.arg({ type: CallbackFilterInput, required: false }),
      page: t.arg.int({ required: false, description: "From 1." }),
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
    description: "What only who calls needs to know.",
    fields: (t) => ({
      phone: t.exposeString("phone", { description: "As it is dialled: `+14155550132`." }),
      message: t.exposeString("message", { nullable: true, description: "In the person's own words." }),
    }),
  });

const CloseCallbackInput = builder.inputType("CloseCallbackInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The call-back." }),
    note: t.string({ description: "What came of it; at most 1000 characters." }),
  }),
});

const numberOf = (input: Parameters<typeof numberIn>[0]) => numberIn(input, "CallbackRequest");

builder.mutationFields((t) => ({
  openCallback: t.field({
    access: "admin",
    type: OpenCallbackPayload,
    description: "The number and the message; that they were read is logged. NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("OpenCallbackInput", "The call-back.") }) },
    resolve: (_root, { input }, context) => openCallback(context, numberOf(input.id)),
  }),
  claimCallback: t.field({
    access: "admin",
    type: payload("ClaimCallbackPayload"),
    description: "Takes a call-back on. CONFLICT when somebody has it, with who; NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("ClaimCallbackInput", "The call-back.") }) },
    resolve: (_root, { input }, context, info) =>
      claimCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  dialCallback: t.field({
    access: "admin",
    type: payload("DialCallbackPayload"),
    description: "Notes that whoever has it dials. CONFLICT when that is not the viewer; NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("DialCallbackInput", "The call-back.") }) },
    resolve: (_root, { input }, context, info) =>
      dialCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  answerCallback: t.field({
    access: "admin",
    type: payload("AnswerCallbackPayload"),
    description: "The person was reached, by whoever has it. CONFLICT; NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("AnswerCallbackInput", "The call-back.") }) },
    resolve: (_root, { input }, context, info) =>
      answerCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  giveBackCallback: t.field({
    access: "admin",
    type: payload("GiveBackCallbackPayload"),
    description:
      "Back to the queue, by whoever has it, or a super administrator. It keeps its place. CONFLICT; NOT_FOUND.",
    args: { input: t.arg({ type: inputNaming("GiveBackCallbackInput", "The call-back.") }) },
    resolve: (_root, { input }, context, info) =>
      giveBackCallback(context, numberOf(input.id), askedOf("callback", context, info)),
  }),
  closeCallback: t.field({
    access: "admin",
    type: payload("CloseCallbackPayload"),
    description: "Done with, by whoever has it. INVALID without a note; CONFLICT; NOT_FOUND.",
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
    description: "Each call-back that is new or changed.",
    subscribe: (_root, _args, context) => watchCallbacks(context),
    resolve: (change, _args, context) => readChanged(context, change),
  }),
);
