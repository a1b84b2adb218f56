import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { globalIdOf, numberIn } from "../../core/graphql/ids.ts";
import { mutation, rowMutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { SkippedLine } from "../../core/graphql/skipped-lines.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { listVendors } from "../vendors/service.ts";
import { importStatement, type CheckedLine } from "./import.ts";
import { countDifferences, listDifferences, listOtherConfirmers } from "./list.ts";
import { closeMonth, listMonths, type ShownMonth } from "./months.ts";
import { can } from "./policy.ts";
import {
  billableCents,
  canAccept,
  decisions,
  lineStates,
  verdicts,
  type Verdict,
} from "../../../shared/help/reconcile/rules.ts";
import { settleDifference } from "./settle.ts";
import { statementChanges } from "./watch.ts";

const StatementVerdict = builder.enumType("StatementVerdict", { values: verdicts });
const StatementLineState = builder.enumType("StatementLineState", { values: lineStates });
const StatementDecision = builder.enumType("StatementDecision", { values: decisions });
const usd = (cents: bigint | null) => (cents === null ? null : Number(cents) / 100);

const Line = builder.prismaNode("StatementLine", {
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    line: t.exposeInt("line"),
    code: t.exposeString("code"),
    on: t.field({ type: "Date", select: { on: true }, resolve: ({ on }) => columnDay(on) }),
    amount: t.field({ type: "USD", select: { cents: true }, resolve: ({ cents }) => Number(cents) / 100 }),
    verdict: t.field({
      type: StatementVerdict,
      select: { verdict: true },
      resolve: ({ verdict }) => verdict as Verdict,
    }),
    state: t.expose("state", { type: StatementLineState }),
    vendorName: t.string({
      select: { vendor: { select: { name: true } } },
      resolve: ({ vendor }) => vendor.name,
    }),
    fileName: t.string({
      select: { statement: { select: { name: true } } },
      resolve: ({ statement }) => statement.name,
    }),
    requestNumber: t.exposeInt("requestId", { nullable: true }),
    caseId: t.string({
      nullable: true,
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request?.caseId ?? null,
    }),
    dispatchedAmount: t.field({
      type: "USD",
      nullable: true,
      select: { dispatch: { select: { estimatedValueCents: true, fundCents: true, actualCents: true } } },
      resolve: ({ dispatch }) => dispatch && billableCents(dispatch) / 100,
    }),
    reason: t.exposeString("reason", { nullable: true }),
    settledBy: t.exposeString("settledBy", { nullable: true }),
    settledAt: t.expose("settledAt", { type: "DateTime", nullable: true }),
    version: t.exposeInt("version"),
    canAccept: t.boolean({
      select: { verdict: true },
      resolve: ({ verdict }) => canAccept(verdict as Verdict),
    }),
    viewerCanAccept: t.boolean({
      select: { verdict: true, statement: { select: { importedBy: true } } },
      resolve: ({ verdict, statement: { importedBy } }, _args, { viewer }) =>
        canAccept(verdict as Verdict) &&
        can.acceptDifference(viewer, { verdict: verdict as Verdict, importedBy }),
    }),
    viewerCanSettle: t.boolean({
      select: {
        state: true,
        request: { select: { dispatches: { select: { dispatchedByKeys: true } } } },
      },
      resolve: ({ state, request }, _args, { viewer }) =>
        state === "open" && can.settleDifference(viewer, request?.dispatches ?? []),
    }),
  }),
});

const StatementLineConnection = connectionOf("StatementLine", Line);

builder.queryField("statementDifferences", (t) =>
  t.field({
    access: "readMoney",
    type: StatementLineConnection,
    args: { isOpen: t.arg.boolean(), ...paging },
    resolve: (_root, { isOpen, ...page }, context, info) =>
      pageOf(page, {
        read: (slice) => listDifferences(context, isOpen, slice, selectedIn(context, info)),
        count: () => countDifferences(context, isOpen),
      }),
  }),
);

const Month = builder.objectRef<ShownMonth>("LedgerMonth").implement({
  access: "through",
  fields: (t) => ({
    month: t.exposeString("month"),
    isOver: t.exposeBoolean("isOver"),
    openDifferences: t.exposeInt("openDifferences"),
    entries: t.int({ nullable: true, resolve: ({ closed }) => closed?.entries ?? null }),
    hash: t.string({ nullable: true, resolve: ({ closed }) => closed?.hash ?? null }),
    closedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ closed }) => closed?.closedAt ?? null,
    }),
    closedBy: t.string({ nullable: true, resolve: ({ closed }) => closed?.closedBy ?? null }),
    proposedAt: t.field({
      type: "DateTime",
      nullable: true,
      resolve: ({ proposal }) => proposal?.proposedAt ?? null,
    }),
    proposedBy: t.string({ nullable: true, resolve: ({ proposal }) => proposal?.proposedBy ?? null }),
    isNext: t.exposeBoolean("isNext"),
    viewerCanClose: t.boolean({
      resolve: ({ isOver, openDifferences, isNext, proposal }, _args, { viewer }) =>
        isOver &&
        openDifferences === 0 &&
        isNext &&
        (proposal ? can.confirmMonth(viewer, proposal) : can.reconcile(viewer)),
    }),
  }),
});

builder.queryField("ledgerMonths", (t) =>
  t.field({
    access: "readMoney",
    type: [Month],
    resolve: (_root, _args, context) => listMonths(context),
  }),
);

/** Not the vendor itself, with its dispatches: a treasurer only names whose file it is. */
const StatementVendor = builder.objectRef<{ id: number; name: string }>("StatementVendor").implement({
  access: "through",
  fields: (t) => ({
    vendorId: t.string({ resolve: ({ id }) => globalIdOf("Vendor", id) }),
    name: t.exposeString("name"),
  }),
});

builder.queryField("statementVendors", (t) =>
  t.field({
    access: "readMoney",
    type: [StatementVendor],
    resolve: (_root, _args, context) => listVendors(context),
  }),
);

builder.queryField("moneyConfirmers", (t) =>
  t.stringList({
    access: "readMoney",
    resolve: (_root, _args, context) => listOtherConfirmers(context),
  }),
);

builder.queryField("viewerCanReconcile", (t) =>
  t.boolean({ access: "readMoney", resolve: (_root, _args, { viewer }) => can.reconcile(viewer) }),
);

const Checked = builder.objectRef<CheckedLine>("CheckedStatementLine").implement({
  access: "through",
  fields: (t) => ({
    line: t.exposeInt("line"),
    code: t.exposeString("code"),
    on: t.field({ type: "Date", nullable: true, resolve: ({ on }) => on && columnDay(on) }),
    amount: t.field({ type: "USD", nullable: true, resolve: ({ cents }) => usd(cents) }),
    verdict: t.field({ type: StatementVerdict, nullable: true, resolve: ({ verdict }) => verdict }),
    column: t.exposeString("column", { nullable: true }),
    problem: t.exposeString("problem", { nullable: true }),
  }),
});

mutation("importStatement", {
  access: "confirmMoney",
  input: (t) => ({
    vendor: t.globalID({ description: "Relay global ID of the provider." }),
    name: t.string(),
    csv: t.string(),
    isDryRun: t.boolean(),
  }),
  resolve: ({ vendor, ...file }, context) =>
    importStatement(context, { ...file, vendorId: numberIn(vendor, "Vendor") }),
  payload: (t) => ({
    lines: t.field({ type: [Checked], resolve: ({ lines }) => lines }),
    skipped: t.expose("skipped", { type: [SkippedLine] }),
    added: t.exposeInt("added"),
    isKnown: t.exposeBoolean("isKnown"),
  }),
});

rowMutation("settleDifference", ["difference", "StatementLine"], {
  access: "confirmMoney",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the line." }),
    version: t.int(),
    decision: t.field({ type: StatementDecision }),
    reason: t.string(),
  }),
  resolve: ({ id, version, ...form }, context, selection) =>
    settleDifference(context, { id: numberIn(id, "StatementLine"), version }, form, selection),
});

mutation("closeMonth", {
  access: "confirmMoney",
  input: (t) => ({ month: t.string() }),
  resolve: ({ month }, context) => closeMonth(context, month),
  payload: (t) => ({ month: t.field({ type: Month, resolve: (month) => month }) }),
});

builder.subscriptionField("statementChanged", (t) =>
  t.field({
    access: "readMoney",
    type: Line,
    nullable: true,
    subscribe: (_root, _args, context) => statementChanges.watch(context),
    resolve: (change, _args, context) => statementChanges.row(context, change),
  }),
);
