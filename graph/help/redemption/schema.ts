import { valuesOf } from "../../core/graphql/enums.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { readAfter } from "../dispatches/give/dispatch.ts";
import { redeemByPhone, undoByAdministrator } from "./by-phone.ts";
import { codeStateOf, codeStates, isUndoable, leftCents } from "../../../shared/help/redemption/rules.ts";
import { eventKinds, readRedemptionEvents, redemptionWays, type RedemptionEvent } from "./story.ts";
import { readCodeEnds, type CodeEnds } from "./ends.ts";

const DispatchCodeState = builder.enumType("DispatchCodeState", {
  description: "Whether the code of dispatched help can be used.",
  values: valuesOf(codeStates, {
    valid: "It can be used.",
    received: "The recipient or an administrator marked the help as received. It can still be redeemed.",
    used: "It was redeemed.",
    void: "The dispatch was voided.",
    expired: "It ended unused. 72 hours later its money returns to the fund.",
  }),
});

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

const lastOne = {
  where: { undoneAt: null },
  orderBy: { id: "desc" as const },
  take: 1,
};

builder.prismaObjectFields("HelpDispatch", (t) => ({
  codeState: t.field({
    description: "Whether its code can be used.",
    type: DispatchCodeState,
    resolve: (help, _args, { now }) => codeStateOf(help, now()),
  }),
  endsAt: t.expose("endsAt", {
    description: "When its code ends. Null for dispatches from before redemption.",
    type: "DateTime",
    nullable: true,
  }),
  redeemedAt: t.expose("redeemedAt", {
    description: "When it was redeemed. Null until then.",
    type: "DateTime",
    nullable: true,
  }),
  actualAmount: t.field({
    description: "What it was redeemed for, in US dollars. Null until then.",
    type: "USD",
    nullable: true,
    resolve: ({ actualCents }) => usd(actualCents),
  }),
  redeemableAmount: t.field({
    description: "What it can still be redeemed for, in US dollars.",
    type: "USD",
    resolve: (help) => leftCents(help) / 100,
  }),
  disputedAt: t.expose("disputeAt", {
    description: "When the recipient said that someone else used it. Null if no one did.",
    type: "DateTime",
    nullable: true,
  }),
  redeemedBy: t.string({
    description:
      "Name of the terminal, or user name of the administrator. Null until it is redeemed, and unless the caller is an administrator.",
    nullable: true,
    resolve: ({ redeemedBy }, _args, { viewer }) => (may(viewer, "readCases") ? redeemedBy : null),
  }),
  redeemedOnTerminal: t.boolean({
    description: "True if a vendor's terminal redeemed it.",
    select: { redemptions: lastOne },
    resolve: ({ redemptions: [last] }) => last?.kind === "terminal",
  }),
  canUndoRedemption: t.boolean({
    description:
      "True if the caller is an administrator and the last redemption is less than five minutes old.",
    select: { redemptions: lastOne },
    resolve: ({ redemptions: [last] }, _args, { now, viewer }) =>
      may(viewer, "readCases") &&
      last !== undefined &&
      last.kind !== "statement" &&
      last.kind !== "paper" &&
      isUndoable(last, now()),
  }),
}));

const RedemptionWay = builder.enumType("RedemptionWay", {
  description: "How a code is redeemed.",
  values: valuesOf(redemptionWays, {
    paper: "An administrator entered a paper voucher that the provider took.",
    phone: "The provider called an administrator.",
    statement: "The provider's statement billed it.",
    terminal: "On a redemption terminal of the provider.",
  }),
});
const RedemptionEventKind = builder.enumType("RedemptionEventKind", {
  description: "What can happen to a code.",
  values: valuesOf(eventKinds, {
    disputed: "The recipient said that someone else used it.",
    expired: "It ended unused, and its money went back to the fund.",
    redeemed: "The provider redeemed it.",
    undone: "A redemption was undone.",
  }),
});

const RedemptionEventType = builder.objectRef<RedemptionEvent>("RedemptionEvent").implement({
  description: "Something that happened to the code of a dispatch.",
  access: "through",
  fields: (t) => ({
    id: t.id({ description: "ID within the request. `node` does not accept it.", resolve: ({ id }) => id }),
    at: t.expose("at", { description: "When it happened.", type: "DateTime" }),
    kind: t.expose("kind", { description: "What happened.", type: RedemptionEventKind }),
    way: t.expose("way", {
      description: "How it was redeemed. Null for a code that expired or is disputed.",
      type: RedemptionWay,
      nullable: true,
    }),
    vendorName: t.exposeString("vendorName", { description: "Name of the provider." }),
    amount: t.field({
      description: "What was redeemed, or what the code was worth, in US dollars.",
      type: "USD",
      resolve: ({ cents }) => cents / 100,
    }),
    by: t.exposeString("by", {
      description:
        "Name of the terminal or of the administrator. Null for a code that expired or is disputed.",
      nullable: true,
    }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "redemptionEvents", (t) =>
  t.field({
    description:
      "How the codes of its dispatches were used, oldest first. Empty unless the caller may read money.",
    type: [RedemptionEventType],
    resolve: ({ id }, _args, context) => readRedemptionEvents(context, id),
  }),
);

builder.queryField("codeEnds", (t) =>
  t.field({
    access: "readMoney",
    description: "How codes ended in the last 30 days.",
    type: builder.objectRef<CodeEnds>("CodeEnds").implement({
      description: "How the codes ended whose 72 hours after their end passed in the last 30 days.",
      access: "through",
      fields: (ends) => ({
        redeemed: ends.exposeInt("redeemed", { description: "Number that were redeemed." }),
        received: ends.exposeInt("received", {
          description: "Number that were marked as received, alone or with their request.",
        }),
        expired: ends.exposeInt("expired", { description: "Number that ended unused." }),
        voided: ends.exposeInt("voided", { description: "Number that were voided." }),
        open: ends.exposeInt("open", {
          description: "Number without an end. A job expires them within minutes.",
        }),
      }),
    }),
    resolve: (_root, _args, context) => readCodeEnds(context),
  }),
);

rowMutation("redeemByPhone", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description:
    "Redeems a code for a provider who calls. INVALID names `amount`. CONFLICT if the code was used, voided or expired. FORBIDDEN for the person who dispatched it. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    amount: t.field({ description: "Amount in US dollars, at most `redeemableAmount`.", type: "USD" }),
  }),
  resolve: async ({ id, amount }, context, selection) =>
    readAfter(context, await redeemByPhone(context, numberIn(id, "HelpDispatch"), { amount }), selection),
});

rowMutation("undoRedemption", ["request", "EmergencyRequest"], {
  access: "dispatch",
  description: "Undoes the last redemption of a dispatch. CONFLICT after five minutes, or if there is none.",
  input: idOf("dispatch"),
  resolve: async (input, context, selection) =>
    readAfter(context, await undoByAdministrator(context, numberIn(input.id, "HelpDispatch")), selection),
});
