import "./audit-actions.ts";
import "./descriptions.ts";
import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { QrCode } from "../../core/graphql/qr-code.ts";
import { qrPath } from "../../core/pages/qr.ts";
import { readAfter } from "../dispatches/give/dispatch.ts";
import { redeemByPhone, undoByAdministrator } from "./by-phone.ts";
import {
  codeStateOf,
  codeStates,
  disputesUntilFlag,
  isUndoable,
  leftCents,
} from "../../../shared/help/redemption/rules.ts";
import { eventKinds, readRedemptionEvents, redemptionWays, type RedemptionEvent } from "./story.ts";
import { readCodeEnds, type CodeEnds } from "./ends.ts";
import { inviteTerminal, isInvitationOpen, revokeTerminal } from "./terminals.ts";

const DispatchCodeState = builder.enumType("DispatchCodeState", { values: codeStates });

const usd = (cents: number | null) => (cents === null ? null : cents / 100);

builder.prismaObjectFields("HelpDispatch", (t) => ({
  codeState: t.field({
    type: DispatchCodeState,
    resolve: (help, _args, { now }) => codeStateOf(help, now()),
  }),
  endsAt: t.expose("endsAt", { type: "DateTime", nullable: true }),
  redeemedAt: t.expose("redeemedAt", { type: "DateTime", nullable: true }),
  actualAmount: t.field({
    type: "USD",
    nullable: true,
    resolve: ({ actualCents }) => usd(actualCents),
  }),
  redeemableAmount: t.field({ type: "USD", resolve: (help) => leftCents(help) / 100 }),
  disputedAt: t.expose("disputeAt", { type: "DateTime", nullable: true }),
  redeemedBy: t.string({
    nullable: true,
    resolve: ({ redeemedBy }, _args, { viewer }) => (may(viewer, "readCases") ? redeemedBy : null),
  }),
  redeemedOnTerminal: t.boolean({
    select: { redemptions: lastOne },
    resolve: ({ redemptions: [last] }) => last?.kind === "terminal",
  }),
  canUndoRedemption: t.boolean({
    select: { redemptions: lastOne },
    resolve: ({ redemptions: [last] }, _args, { now, viewer }) =>
      may(viewer, "readCases") && last !== undefined && last.kind !== "statement" && isUndoable(last, now()),
  }),
}));

const lastOne = {
  where: { undoneAt: null },
  orderBy: { id: "desc" as const },
  take: 1,
};

builder.prismaNode("RedemptionTerminal", {
  access: "through",
  id: { field: "id" },
  fields: (t) => ({
    name: t.exposeString("name"),
    createdBy: t.exposeString("createdBy"),
    invitedUntil: t.expose("invitedUntil", { type: "DateTime" }),
    joinedAt: t.expose("joinedAt", { type: "DateTime", nullable: true }),
    endsAt: t.expose("endsAt", { type: "DateTime", nullable: true }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", nullable: true }),
    isEnded: t.boolean({
      resolve: async (terminal, _args, context) =>
        terminal.endsAt ? terminal.endsAt <= context.now() : !(await isInvitationOpen(context, terminal)),
    }),
    isRevoked: t.boolean({ resolve: ({ revokedAt }) => revokedAt !== null }),
    redemptionCount: t.relationCount("redemptions", { where: { undoneAt: null } }),
    disputes: t.relationCount("redemptions", { where: disputed }),
    isFlagged: t.boolean({
      select: { redemptions: { where: disputed, select: { id: true }, take: disputesUntilFlag } },
      resolve: ({ redemptions }) => redemptions.length >= disputesUntilFlag,
    }),
  }),
});

const disputed = { undoneAt: null, dispatch: { disputeAt: { not: null } } };

builder.prismaObjectFields("Vendor", (t) => ({
  terminals: t.relation("terminals", {
    query: (_args, { viewer }) => ({
      where: may(viewer, "readCases") ? { revokedAt: null } : { id: -1 },
      orderBy: { id: "asc" },
    }),
  }),
}));

const RedemptionWay = builder.enumType("RedemptionWay", { values: redemptionWays });
const RedemptionEventKind = builder.enumType("RedemptionEventKind", { values: eventKinds });

const RedemptionEventType = builder.objectRef<RedemptionEvent>("RedemptionEvent").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => id }),
    at: t.expose("at", { type: "DateTime" }),
    kind: t.expose("kind", { type: RedemptionEventKind }),
    way: t.expose("way", { type: RedemptionWay, nullable: true }),
    vendorName: t.exposeString("vendorName"),
    amount: t.field({ type: "USD", resolve: ({ cents }) => cents / 100 }),
    by: t.exposeString("by", { nullable: true }),
  }),
});

builder.prismaObjectField("EmergencyRequest", "redemptionEvents", (t) =>
  t.field({
    type: [RedemptionEventType],
    resolve: ({ id }, _args, context) => readRedemptionEvents(context, id),
  }),
);

builder.queryField("codeEnds", (t) =>
  t.field({
    access: "readMoney",
    type: builder.objectRef<CodeEnds>("CodeEnds").implement({
      access: "through",
      fields: (ends) => ({
        redeemed: ends.exposeInt("redeemed"),
        received: ends.exposeInt("received"),
        expired: ends.exposeInt("expired"),
        voided: ends.exposeInt("voided"),
        open: ends.exposeInt("open"),
      }),
    }),
    resolve: (_root, _args, context) => readCodeEnds(context),
  }),
);

mutation("inviteTerminal", {
  access: "dispatch",
  input: (t) => ({
    vendor: t.globalID({ description: "Relay global ID of the provider." }),
    name: t.string(),
  }),
  resolve: ({ vendor, name }, context) => inviteTerminal(context, numberIn(vendor, "Vendor"), { name }),
  payload: (t) => ({
    href: t.exposeString("href"),
    qr: t.field({ type: QrCode, resolve: ({ href }) => qrPath(href) }),
    vendor: t.prismaField({
      type: "Vendor",
      resolve: (query, { vendorId }, _args, { db }) =>
        db.vendor.findUniqueOrThrow({ ...query, where: { id: vendorId } }),
    }),
  }),
});

rowMutation("revokeTerminal", ["terminal", "RedemptionTerminal"], {
  access: "dispatch",
  input: idOf("terminal"),
  resolve: (input, context, selection) =>
    revokeTerminal(context, numberIn(input.id, "RedemptionTerminal"), selection),
});

rowMutation("redeemByPhone", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the dispatch." }),
    amount: t.field({ type: "USD" }),
  }),
  resolve: async ({ id, amount }, context, selection) =>
    readAfter(context, await redeemByPhone(context, numberIn(id, "HelpDispatch"), { amount }), selection),
});

rowMutation("undoRedemption", ["request", "EmergencyRequest"], {
  access: "dispatch",
  input: idOf("dispatch"),
  resolve: async (input, context, selection) =>
    readAfter(context, await undoByAdministrator(context, numberIn(input.id, "HelpDispatch")), selection),
});
