import { valuesOf } from "../../core/graphql/enums.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { CallbackType } from "../support/enums.ts";
import { countCallbacks, countLate, countWaiting, lateSince, listCallbacks, nextDueAt } from "./list.ts";
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

const CallbackState = builder.enumType("CallbackState", {
  description: "State of a callback.",
  values: valuesOf(callbackStates, {
    answered: "An administrator reached the person.",
    claimed: "An administrator claimed it.",
    closed: "It is done.",
    waiting: "No one has claimed it.",
  }),
});
const CallbackView = builder.enumType("CallbackView", {
  description: "Which callbacks to list.",
  values: valuesOf(callbackViews, {
    all: "Every callback.",
    closed: "Closed callbacks.",
    late: "Open callbacks past their promised time.",
    mine: "Open callbacks that the caller has claimed.",
    open: "Callbacks that are not closed.",
    waiting: "Unclaimed callbacks.",
  }),
});

const Callback = builder.prismaNode("CallbackRequest", {
  description: "A person's request for a phone call. `openCallback` returns the phone number and message.",
  access: { byId: "readDesk" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    name: t.exposeString("name", { description: "Name of the person, as entered." }),
    requestType: t.expose("requestType", { description: "Urgency of the callback.", type: CallbackType }),
    language: t.exposeString("language", {
      description: "Preferred language of the person: `en`, `es` or `fr`.",
    }),
    state: t.expose("status", { description: "State of the callback.", type: CallbackState }),
    ownerName: t.string({
      description:
        "User name of the administrator who claimed it. Null if no one has, or the account is gone.",
      nullable: true,
      select: { owner: { select: { name: true } } },
      resolve: ({ owner }) => owner?.name ?? null,
    }),
    isMine: t.boolean({
      description: "True if the caller has claimed it.",
      select: { ownerId: true },
      resolve: ({ ownerId }, _args, { viewer }) => isAdmin(viewer) && viewer.adminId === ownerId,
    }),
    createdAt: t.expose("createdAt", {
      description: "When the person asked for the call.",
      type: "DateTime",
    }),
    dueAt: t.field({
      description: "Latest time that was promised for the call.",
      type: "DateTime",
      select: { dueAt: true, createdAt: true },
      resolve: (row, _args, { config }) => dueAtOf(row, config().callbackResponseMinutes),
    }),
    claimedAt: t.expose("claimedAt", {
      description: "When an administrator claimed it. Null if it is unclaimed.",
      type: "DateTime",
      nullable: true,
    }),
    dialledAt: t.expose("dialledAt", {
      description: "When an administrator last dialed. Null if no one has.",
      type: "DateTime",
      nullable: true,
    }),
    answeredAt: t.expose("answeredAt", {
      description: "When an administrator reached the person. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    closedAt: t.expose("closedAt", {
      description: "When it was closed. Null until then.",
      type: "DateTime",
      nullable: true,
    }),
    note: t.exposeString("note", {
      description: "Outcome of the call. Null until it is closed.",
      nullable: true,
    }),
  }),
});

const CallbackFilterInput = builder.inputType("CallbackFilter", {
  description: "Limits the callbacks. Omitted fields do not limit them.",
  fields: (t) => ({
    view: t.field({
      description: "Which callbacks to list. The default is `open`.",
      type: CallbackView,
      required: false,
    }),
    search: t.string({
      description: "Part of the name or the note, or the callback's number. At most 100 characters.",
      required: false,
    }),
  }),
});

const CallbackConnection = connectionOf("Callback", Callback, {
  description: "One page of callbacks, and the state of the whole queue.",
  fields: (t) => ({
    waiting: t.int({
      description: "Number of unclaimed callbacks.",
      resolve: (_page, _args, context) => countWaiting(context),
    }),
    late: t.int({
      description: "Number of callbacks past their promised time.",
      resolve: (_page, _args, context) => countLate(context),
    }),
    lateSince: t.field({
      description: "When the callback that is late the longest became so. Null if none is late.",
      type: "DateTime",
      nullable: true,
      resolve: (_page, _args, context) => lateSince(context),
    }),
    nextDueAt: t.field({
      description: "When the next callback becomes late. Null if none is waiting.",
      type: "DateTime",
      nullable: true,
      resolve: (_page, _args, context) => nextDueAt(context),
    }),
    serverTime: t.field({
      description: "Current time of the server, for clocks on the screen.",
      type: "DateTime",
      resolve: (_page, _args, { now }) => now(),
    }),
  }),
});

builder.queryField("callbacks", (t) =>
  t.field({
    access: "readDesk",
    description:
      "Callbacks. Open ones are sorted by urgency and age, closed ones newest first. INVALID with `fields`.",
    type: CallbackConnection,
    args: {
      filter: t.arg({ description: "Limits the callbacks.", type: CallbackFilterInput, required: false }),
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
  description: "Returns the phone number and message. The access is logged. NOT_FOUND.",
  input: idOf("callback"),
  resolve: (input, context) => openCallback(context, numberOf(input.id)),
  payload: (t) => ({
    phone: t.exposeString("phone", {
      description: "Phone number in international format, such as `+14155550132`.",
    }),
    message: t.exposeString("message", {
      description: "The person's message. Null if there is none.",
      nullable: true,
    }),
  }),
});

rowMutation("claimCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  description:
    "Claims a callback for the caller. CONFLICT, with the name, if another administrator has it. NOT_FOUND.",
  input: idOf("callback"),
  resolve: (input, context, selection) => claimCallback(context, numberOf(input.id), selection),
});

rowMutation("dialCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  description: "Records that the caller is dialing. CONFLICT unless the caller has claimed it. NOT_FOUND.",
  input: idOf("callback"),
  resolve: (input, context, selection) => dialCallback(context, numberOf(input.id), selection),
});

rowMutation("answerCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  description:
    "Records that the caller reached the person. CONFLICT unless the caller has claimed it. NOT_FOUND.",
  input: idOf("callback"),
  resolve: (input, context, selection) => answerCallback(context, numberOf(input.id), selection),
});

rowMutation("giveBackCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  description:
    "Returns a claimed callback to the queue, at its old place. Allowed for its owner and super administrators. CONFLICT. NOT_FOUND.",
  input: idOf("callback"),
  resolve: (input, context, selection) => giveBackCallback(context, numberOf(input.id), selection),
});

rowMutation("closeCallback", ["callback", "CallbackRequest"], {
  access: "workDesk",
  description:
    "Closes a callback with its outcome. INVALID without a note. CONFLICT unless the caller has claimed it. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the callback." }),
    note: t.string({ description: "Outcome of the call. At most 1000 characters." }),
  }),
  resolve: ({ id, note }, context, selection) => closeCallback(context, numberOf(id), { note }, selection),
});

builder.subscriptionField("callbackChanged", (t) =>
  t.field({
    access: "readDesk",
    description: "Each new or changed callback.",
    type: Callback,
    nullable: true,
    subscribe: (_root, _args, context) => callbackChanges.watch(context),
    resolve: (change, _args, context) => callbackChanges.row(context, change),
  }),
);
