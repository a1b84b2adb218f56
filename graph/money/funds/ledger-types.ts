import type { Deposit } from "../../../prisma/client/client.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf } from "../../core/graphql/pages.ts";
import type { ShownEntry } from "./list.ts";
import { can } from "./policy.ts";
import { stateOfDeposit } from "../../../shared/money/funds/kinds.ts";
import { LedgerAccount, LedgerKind, DepositKind, DepositState } from "./enums.ts";

export const usd = (cents: number | bigint) => Number(cents) / 100;

export const LedgerEntry = builder.objectRef<ShownEntry>("LedgerEntry").implement({
  description: "One transfer between two accounts. Entries are never changed.",
  access: "through",
  fields: (t) => ({
    id: t.id({ description: "Unique ID of the entry.", resolve: ({ id }) => `ledger-${id}` }),
    number: t.exposeInt("id", { description: "Row number." }),
    at: t.expose("at", { description: "When it happened.", type: "DateTime" }),
    kind: t.expose("kind", { description: "Why money was transferred.", type: LedgerKind }),
    source: t.expose("source", { description: "The account that the money left.", type: LedgerAccount }),
    target: t.expose("target", { description: "The account that the money entered.", type: LedgerAccount }),
    amount: t.field({
      description: "The amount. Always positive.",
      type: "USD",
      resolve: ({ cents }) => usd(cents),
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null for a deposit.",
      nullable: true,
    }),
    caseId: t.exposeString("caseId", {
      description: "Case number of the request. Null for a deposit.",
      nullable: true,
    }),
    reference: t.exposeString("reference", {
      description: "Reference of the deposit. Null for a request.",
      nullable: true,
    }),
    fundName: t.exposeString("fundName", { description: "Name of the fund." }),
  }),
});

export const LedgerEntryConnection = connectionOf("LedgerEntry", LedgerEntry, {
  description: "One page of a journal.",
});

export const LedgerFilter = builder.inputType("LedgerFilter", {
  description: "Limits the entries.",
  fields: (t) => ({
    kind: t.field({ description: "Only entries of this kind.", type: LedgerKind, required: false }),
  }),
});

export const DepositRef = builder.prismaNode("Deposit", {
  description: "Money that enters or leaves a fund. It counts when a second person confirms it.",
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    kind: t.expose("kind", { description: "Whether money enters or leaves.", type: DepositKind }),
    state: t.field({ description: "Whether it counts.", type: DepositState, resolve: stateOfDeposit }),
    amount: t.field({
      description: "The amount. Always positive.",
      type: "USD",
      resolve: ({ cents }) => usd(cents),
    }),
    reference: t.exposeString("reference", {
      description: "Reference of the payment. Unique within the fund.",
    }),
    fromName: t.string({
      description: "Name of the fund that gives, for a transfer. Null otherwise.",
      nullable: true,
      select: { kind: true, fund: { select: { name: true } } },
      resolve: ({ kind, fund }) => (kind === "transfer" ? fund.name : null),
    }),
    toName: t.string({
      description: "Name of the fund that receives, for a transfer. Null otherwise.",
      nullable: true,
      select: { toFund: { select: { name: true } } },
      resolve: ({ toFund }) => toFund?.name ?? null,
    }),
    purpose: t.exposeString("purpose", {
      description: "Why the money is moved to another fund. Null for a deposit or withdrawal.",
      nullable: true,
    }),
    enteredBy: t.exposeString("enteredBy", { description: "Username of the administrator who entered it." }),
    enteredAt: t.expose("enteredAt", { description: "When it was entered.", type: "DateTime" }),
    decidedBy: t.exposeString("decidedBy", {
      description: "Username of the administrator who decided. Null while it waits.",
      nullable: true,
    }),
    decidedAt: t.field({
      description: "When it was confirmed or refused. Null while it waits.",
      type: "DateTime",
      nullable: true,
      resolve: ({ confirmedAt, refusedAt }: Deposit) => confirmedAt ?? refusedAt,
    }),
    reason: t.exposeString("reason", { description: "Why it was refused. Null otherwise.", nullable: true }),
    version: t.exposeInt("version", {
      description: "Increases with each change. Send it when you confirm or refuse the deposit.",
    }),
    viewerCanDecide: t.boolean({
      description: "The deposit is waiting, and the caller may confirm or refuse it.",
      resolve: (deposit, _args, { viewer }) =>
        stateOfDeposit(deposit) === "waiting" && can.decideDeposit(viewer, deposit),
    }),
  }),
});
