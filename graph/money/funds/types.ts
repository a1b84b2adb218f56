import { HelpType } from "../../core/graphql/enums.ts";
import type { EmergencyRequest, RequestMoney } from "../../../prisma/client/client.ts";
import { builder } from "../../core/graphql/builder.ts";
import { pageOf, paging } from "../../core/graphql/pages.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import {
  countEntries,
  findFund,
  firstMonth,
  listDeposits,
  listEntries,
  type ShownEntry,
  type FundView,
} from "./list.ts";
import { can } from "./policy.ts";
import { isLowFund } from "../../../shared/money/funds/rules.ts";
import { modeOf } from "../../../shared/money/funds/kinds.ts";
import { FundMode } from "./enums.ts";
import { LedgerEntry, LedgerEntryConnection, LedgerFilter, DepositRef, usd } from "./ledger-types.ts";

const dayOf = (day: Date | null) => day && columnDay(day);

export const FundRef = builder.objectRef<FundView>("Fund");

builder.node(FundRef, {
  description: "Money that requests are paid from, for administrators.",
  access: { byId: "readMoney" },
  id: { resolve: ({ id }) => id },
  loadOne: (id, context) => findFund(context, Number(id)),
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    name: t.exposeString("name", { description: "Unique name, at most 80 characters." }),
    funder: t.exposeString("funder", { description: "Who gives the money. At most 80 characters." }),
    mode: t.field({ description: "Whether the fund can promise money.", type: FundMode, resolve: modeOf }),
    priority: t.exposeInt("priority", {
      description:
        "1 to 999. Of the open funds that admit a request and have enough, the lowest number pays.",
    }),
    startsOn: t.field({
      description: "First day on which the fund pays for new requests. Null for any.",
      type: "Date",
      nullable: true,
      resolve: ({ startsOn }) => dayOf(startsOn),
    }),
    endsOn: t.field({
      description: "Last day on which the fund pays for new requests. Null without an end.",
      type: "Date",
      nullable: true,
      resolve: ({ endsOn }) => dayOf(endsOn),
    }),
    helpTypes: t.expose("helpTypes", {
      description: "The fund pays only for these kinds of help. Empty for any.",
      type: [HelpType],
    }),
    states: t.exposeStringList("states", {
      description: "The fund pays only for requests from these states, as two-letter codes. Empty for any.",
    }),
    perRequestMax: t.field({
      description: "The most that the fund pays for one request. Null for any amount.",
      type: "USD",
      nullable: true,
      resolve: ({ perRequestMaxCents }) => (perRequestMaxCents === null ? null : usd(perRequestMaxCents)),
    }),
    warnBelow: t.field({
      description: "`isLow` is true if less than this amount is available.",
      type: "USD",
      resolve: ({ warnBelowCents }) => usd(warnBelowCents),
    }),
    isLow: t.boolean({ description: "The available money is below `warnBelow`.", resolve: isLowFund }),
    frozenAt: t.expose("frozenAt", {
      description: "When it was frozen. Null if it is not frozen.",
      type: "DateTime",
      nullable: true,
    }),
    frozenReason: t.exposeString("frozenReason", {
      description: "Why it was frozen. Null if it is not frozen.",
      nullable: true,
    }),
    isClosed: t.boolean({
      description: "It does not pay for new requests. Existing promises stay.",
      resolve: ({ closedAt }) => closedAt !== null,
    }),
    version: t.exposeInt("version", {
      description: "Increases with each change. Send it when you change the fund.",
    }),
    available: t.field({
      description: "Money that can still be promised.",
      type: "USD",
      resolve: ({ availableCents }) => usd(availableCents),
    }),
    reserved: t.field({
      description: "Money that was allocated and is not yet dispatched or handed over.",
      type: "USD",
      resolve: ({ reservedCents }) => usd(reservedCents),
    }),
    committed: t.field({
      description: "Money of dispatched help that is not completed.",
      type: "USD",
      resolve: ({ committedCents }) => usd(committedCents),
    }),
    spent: t.field({
      description: "Money of completed help, and cash that was handed over.",
      type: "USD",
      resolve: ({ spentCents }) => usd(spentCents),
    }),
    lost: t.field({
      description: "Money of prepaid codes that are void, or expired unused.",
      type: "USD",
      resolve: ({ lostCents }) => usd(lostCents),
    }),
    stock: t.field({
      description: "Money of free codes that were bought beforehand.",
      type: "USD",
      resolve: ({ stockCents }) => usd(stockCents),
    }),
    printed: t.field({
      description: "Money that is reserved for printed vouchers that are open.",
      type: "USD",
      resolve: ({ printedCents }) => usd(printedCents),
    }),
    counted: t.field({
      description: "Money that was given out before it was deposited.",
      type: "USD",
      resolve: ({ countedCents }) => usd(Math.max(countedCents, 0)),
    }),
    requestedNotCovered: t.field({
      description: "Pending allocations that this fund would pay. No money is reserved for them yet.",
      type: "USD",
      resolve: ({ requestedCents }) => usd(requestedCents),
    }),
    daysLeft: t.exposeInt("daysLeft", {
      description:
        "Whole days that the available money lasts at the pace of the last 14 days, at most 999. Null for a counted fund, or if nothing was promised.",
      nullable: true,
    }),
    journalFrom: t.string({
      description:
        "Month of the first entry, as `2026-01` in the installation's time zone. Null without entries.",
      nullable: true,
      resolve: ({ id }, _args, context) => firstMonth(context, id),
    }),
    deposits: t.field({
      description: "The newest 100 deposits, withdrawals and transfers, newest first.",
      type: [DepositRef],
      resolve: ({ id }, _args, context) => listDeposits(context, id),
    }),
    entries: t.field({
      description: "The journal, newest first.",
      type: LedgerEntryConnection,
      args: {
        filter: t.arg({ description: "Limits the entries.", type: LedgerFilter, required: false }),
        ...paging,
      },
      resolve: ({ id }, { filter, ...page }, context) => {
        const asked = { fundId: id, kind: filter?.kind };
        return pageOf(page, {
          read: (slice) => listEntries(context, asked, slice),
          count: () => countEntries(context, asked),
          numberOf: (entry) => entry.id,
        });
      },
    }),
    viewerCanEnterDeposit: t.boolean({
      description: "The caller may enter a deposit.",
      resolve: (_fund, _args, { viewer }) => can.enterDeposit(viewer),
    }),
    viewerCanFreeze: t.boolean({
      description: "The caller may freeze the fund, or unfreeze a frozen one.",
      resolve: ({ frozenAt }, _args, { viewer }) => (frozenAt ? can.unfreeze(viewer) : can.freeze(viewer)),
    }),
    viewerCanChange: t.boolean({
      description: "The caller may change the fund.",
      resolve: (_fund, _args, { viewer }) => can.changeFunds(viewer),
    }),
  }),
});

/** A request's money, with its postings. */
type ShownMoney = RequestMoney & { fundName: string; entries: ShownEntry[] };

export const RequestMoneyRef = builder.objectRef<ShownMoney>("RequestMoney").implement({
  description: "The money of one request, for administrators.",
  access: "through",
  fields: (t) => ({
    fundNumber: t.exposeInt("fundId", { description: "Number of the fund that pays." }),
    fundName: t.exposeString("fundName", { description: "Name of the fund that pays." }),
    reserved: t.field({
      description: "Allocated money that is not yet dispatched or handed over.",
      type: "USD",
      resolve: ({ reservedCents }) => usd(reservedCents),
    }),
    committed: t.field({
      description: "Money of dispatched help that is not completed.",
      type: "USD",
      resolve: ({ committedCents }) => usd(committedCents),
    }),
    spent: t.field({
      description: "Money of completed help, and cash that was handed over.",
      type: "USD",
      resolve: ({ spentCents }) => usd(spentCents),
    }),
    entries: t.expose("entries", {
      description: "The request's entries, oldest first, at most 100.",
      type: [LedgerEntry],
    }),
  }),
});

/** Not the request itself: a treasurer pays for cases without reading them. */
export const RequestWaitingForFund = builder.objectRef<EmergencyRequest>("RequestWaitingForFund").implement({
  description: "An approved request that waits for money.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number of the request." }),
    caseId: t.exposeString("caseId", { description: "Its case ID." }),
  }),
});
