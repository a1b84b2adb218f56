import type { Deposit, EmergencyRequest, RequestMoney } from "../../../prisma/client/client.ts";
import { builder } from "../../core/graphql/builder.ts";
import { connectionOf, pageOf, paging } from "../../core/graphql/pages.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import {
  countEntries,
  findFund,
  firstMonth,
  listDeposits,
  listEntries,
  type ShownEntry,
  type ShownFund,
} from "./list.ts";
import { can } from "./policy.ts";
import { isLowFund } from "../../../shared/money/funds/rules.ts";
import {
  movementKinds,
  depositStates,
  fundModes,
  ledgerAccounts,
  ledgerKinds,
  modeOf,
  stateOfDeposit,
} from "../../../shared/money/funds/kinds.ts";

const FundMode = builder.enumType("FundMode", { values: fundModes });
const LedgerAccount = builder.enumType("LedgerAccount", { values: ledgerAccounts });
export const LedgerKind = builder.enumType("LedgerKind", { values: ledgerKinds });
const DepositKind = builder.enumType("DepositKind", { values: movementKinds });
const DepositState = builder.enumType("DepositState", { values: depositStates });

const usd = (cents: number | bigint) => Number(cents) / 100;
const dayOf = (day: Date | null) => day && columnDay(day);

const LedgerEntry = builder.objectRef<ShownEntry>("LedgerEntry").implement({
  access: "through",
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => `ledger-${id}` }),
    number: t.exposeInt("id"),
    at: t.expose("at", { type: "DateTime" }),
    kind: t.expose("kind", { type: LedgerKind }),
    source: t.expose("source", { type: LedgerAccount }),
    target: t.expose("target", { type: LedgerAccount }),
    amount: t.field({ type: "USD", resolve: ({ cents }) => usd(cents) }),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.exposeString("caseId", { nullable: true }),
    reference: t.exposeString("reference", { nullable: true }),
    fundName: t.exposeString("fundName"),
  }),
});

const LedgerEntryConnection = connectionOf("LedgerEntry", LedgerEntry);

const LedgerFilter = builder.inputType("LedgerFilter", {
  fields: (t) => ({ kind: t.field({ type: LedgerKind, required: false }) }),
});

export const DepositRef = builder.prismaNode("Deposit", {
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    kind: t.expose("kind", { type: DepositKind }),
    state: t.field({ type: DepositState, resolve: stateOfDeposit }),
    amount: t.field({ type: "USD", resolve: ({ cents }) => usd(cents) }),
    reference: t.exposeString("reference"),
    fromName: t.string({
      nullable: true,
      select: { kind: true, fund: { select: { name: true } } },
      resolve: ({ kind, fund }) => (kind === "transfer" ? fund.name : null),
    }),
    toName: t.string({
      nullable: true,
      select: { toFund: { select: { name: true } } },
      resolve: ({ toFund }) => toFund?.name ?? null,
    }),
    purpose: t.exposeString("purpose", { nullable: true }),
    enteredBy: t.exposeString("enteredBy"),
    enteredAt: t.expose("enteredAt", { type: "DateTime" }),
    decidedBy: t.exposeString("decidedBy", { nullable: true }),
    decidedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ confirmedAt, refusedAt }: Deposit) => confirmedAt ?? refusedAt,
    }),
    reason: t.exposeString("reason", { nullable: true }),
    version: t.exposeInt("version"),
    viewerCanDecide: t.boolean({
      resolve: (deposit, _args, { viewer }) =>
        stateOfDeposit(deposit) === "waiting" && can.decideDeposit(viewer, deposit),
    }),
  }),
});

export const FundRef = builder.objectRef<ShownFund>("Fund");

builder.node(FundRef, {
  access: { byId: "readMoney" },
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findFund(context, Number(id)),
  fields: (t) => ({
    number: t.exposeInt("id"),
    name: t.exposeString("name"),
    funder: t.exposeString("funder"),
    mode: t.field({ type: FundMode, resolve: modeOf }),
    priority: t.exposeInt("priority"),
    startsOn: t.field({ type: "Date", nullable: true, resolve: ({ startsOn }) => dayOf(startsOn) }),
    endsOn: t.field({ type: "Date", nullable: true, resolve: ({ endsOn }) => dayOf(endsOn) }),
    helpTypes: t.expose("helpTypes", { type: [HelpType] }),
    states: t.exposeStringList("states"),
    perRequestMax: t.field({
      type: "USD",
      nullable: true,
      resolve: ({ perRequestMaxCents }) => (perRequestMaxCents === null ? null : usd(perRequestMaxCents)),
    }),
    warnBelow: t.field({ type: "USD", resolve: ({ warnBelowCents }) => usd(warnBelowCents) }),
    isLow: t.boolean({ resolve: isLowFund }),
    frozenAt: t.expose("frozenAt", { type: "DateTime", nullable: true }),
    frozenReason: t.exposeString("frozenReason", { nullable: true }),
    isClosed: t.boolean({ resolve: ({ closedAt }) => closedAt !== null }),
    version: t.exposeInt("version"),
    available: t.field({ type: "USD", resolve: ({ availableCents }) => usd(availableCents) }),
    reserved: t.field({ type: "USD", resolve: ({ reservedCents }) => usd(reservedCents) }),
    committed: t.field({ type: "USD", resolve: ({ committedCents }) => usd(committedCents) }),
    spent: t.field({ type: "USD", resolve: ({ spentCents }) => usd(spentCents) }),
    lost: t.field({ type: "USD", resolve: ({ lostCents }) => usd(lostCents) }),
    stock: t.field({ type: "USD", resolve: ({ stockCents }) => usd(stockCents) }),
    counted: t.field({ type: "USD", resolve: ({ countedCents }) => usd(Math.max(countedCents, 0)) }),
    requestedNotCovered: t.field({ type: "USD", resolve: ({ requestedCents }) => usd(requestedCents) }),
    daysLeft: t.exposeInt("daysLeft", { nullable: true }),
    journalFrom: t.string({
      nullable: true,
      resolve: ({ id }, _args, context) => firstMonth(context, id),
    }),
    deposits: t.field({
      type: [DepositRef],
      resolve: ({ id }, _args, context) => listDeposits(context, id),
    }),
    entries: t.field({
      type: LedgerEntryConnection,
      args: { filter: t.arg({ type: LedgerFilter, required: false }), ...paging },
      resolve: ({ id }, { filter, ...page }, context) => {
        const asked = { fundId: id, kind: filter?.kind };
        return pageOf(page, {
          read: (slice) => listEntries(context, asked, slice),
          count: () => countEntries(context, asked),
          numberOf: (entry) => entry.id,
        });
      },
    }),
    viewerCanEnterDeposit: t.boolean({ resolve: (_fund, _args, { viewer }) => can.enterDeposit(viewer) }),
    viewerCanFreeze: t.boolean({
      resolve: ({ frozenAt }, _args, { viewer }) => (frozenAt ? can.unfreeze(viewer) : can.freeze(viewer)),
    }),
    viewerCanChange: t.boolean({ resolve: (_fund, _args, { viewer }) => can.changeFunds(viewer) }),
  }),
});

/** A request's money, with its postings. */
type ShownMoney = RequestMoney & { fundName: string; entries: ShownEntry[] };

export const RequestMoneyRef = builder.objectRef<ShownMoney>("RequestMoney").implement({
  access: "through",
  fields: (t) => ({
    fundNumber: t.exposeInt("fundId"),
    fundName: t.exposeString("fundName"),
    reserved: t.field({ type: "USD", resolve: ({ reservedCents }) => usd(reservedCents) }),
    committed: t.field({ type: "USD", resolve: ({ committedCents }) => usd(committedCents) }),
    spent: t.field({ type: "USD", resolve: ({ spentCents }) => usd(spentCents) }),
    entries: t.expose("entries", { type: [LedgerEntry] }),
  }),
});

/** Not the request itself: a treasurer pays for cases without reading them. */
export const RequestWaitingForFund = builder.objectRef<EmergencyRequest>("RequestWaitingForFund").implement({
  access: "through",
  fields: (t) => ({ number: t.exposeInt("id"), caseId: t.exposeString("caseId") }),
});
