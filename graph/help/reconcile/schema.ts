import { valuesOf } from "../../core/graphql/enums.ts";
import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { rowMutation } from "../../core/graphql/mutations.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../core/graphql/pages.ts";
import { columnDay } from "../../../shared/core/time/day-column.ts";
import { countDifferences, listDifferences, listOtherConfirmers } from "./list.ts";
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

export const StatementVerdict = builder.enumType("StatementVerdict", {
  description: "What comparing a line with the dispatches found.",
  values: valuesOf(verdicts, {
    after_void: "The dispatch was voided.",
    less: "The provider asks for less than was redeemed. Accepting returns the rest to the fund.",
    matches: "The code was dispatched, and the fund holds the amount. The line is paid.",
    more: "The provider asks for more than the dispatch holds, or than was redeemed.",
    not_redeemed: "The code expired unused, and its money went back to the fund.",
    twice: "The dispatch was billed before.",
    unknown_code: "This provider has no dispatch with this code.",
  }),
});
const StatementLineState = builder.enumType("StatementLineState", {
  description: "Whether a line is settled.",
  values: valuesOf(lineStates, {
    accepted: "The billed amount holds, with a reason.",
    matched: "It had no difference.",
    open: "The difference is not settled yet.",
    refused: "The money stays as it was, with a reason.",
  }),
});
const StatementDecision = builder.enumType("StatementDecision", {
  description: "What happens to a difference.",
  values: valuesOf(decisions, {
    accept: "The billed amount holds: the difference is paid from the fund, or returns to it.",
    refuse: "Nothing is paid or returned.",
  }),
});
export const usd = (cents: bigint | null) => (cents === null ? null : Number(cents) / 100);

const Line = builder.prismaNode("StatementLine", {
  description: "One line of a provider's statement.",
  access: { byId: "readMoney" },
  id: { field: "id" },
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Line in the file." }),
    code: t.exposeString("code", { description: "Last four characters of the code or confirmation number." }),
    on: t.field({
      description: "The day that the provider names.",
      type: "Date",
      select: { on: true },
      resolve: ({ on }) => columnDay(on),
    }),
    amount: t.field({
      description: "What the provider asks for.",
      type: "USD",
      select: { cents: true },
      resolve: ({ cents }) => Number(cents) / 100,
    }),
    verdict: t.field({
      description: "What comparing it with the dispatches found.",
      type: StatementVerdict,
      select: { verdict: true },
      resolve: ({ verdict }) => verdict as Verdict,
    }),
    state: t.expose("state", { description: "Whether it is settled.", type: StatementLineState }),
    vendorName: t.string({
      description: "Name of the provider.",
      select: { vendor: { select: { name: true } } },
      resolve: ({ vendor }) => vendor.name,
    }),
    fileName: t.string({
      description: "Name of the file.",
      select: { statement: { select: { name: true } } },
      resolve: ({ statement }) => statement.name,
    }),
    requestNumber: t.exposeInt("requestId", {
      description: "Number of the request. Null for an unknown code.",
      nullable: true,
    }),
    caseId: t.string({
      description: "Case number of the dispatch. Null for an unknown code.",
      nullable: true,
      select: { request: { select: { caseId: true } } },
      resolve: ({ request }) => request?.caseId ?? null,
    }),
    dispatchedAmount: t.field({
      description:
        "What was redeemed, or before that what the fund holds for the dispatch. Null for an unknown code.",
      type: "USD",
      nullable: true,
      select: { dispatch: { select: { estimatedValueCents: true, fundCents: true, actualCents: true } } },
      resolve: ({ dispatch }) => dispatch && billableCents(dispatch) / 100,
    }),
    reason: t.exposeString("reason", {
      description: "Why it was accepted or refused. Null before.",
      nullable: true,
    }),
    settledBy: t.exposeString("settledBy", {
      description: "Username of the person who settled it. Null before.",
      nullable: true,
    }),
    settledAt: t.expose("settledAt", {
      description: "When it was settled. Null before.",
      type: "DateTime",
      nullable: true,
    }),
    version: t.exposeInt("version"),
    canAccept: t.boolean({
      description: "There is help that can be paid, so the difference can be accepted.",
      select: { verdict: true },
      resolve: ({ verdict }) => canAccept(verdict as Verdict),
    }),
    viewerCanAccept: t.boolean({
      description:
        "The caller may accept it: for what takes money beyond the dispatch, another person than the one who imported the statement.",
      select: { verdict: true, statement: { select: { importedBy: true } } },
      resolve: ({ verdict, statement: { importedBy } }, _args, { viewer }) =>
        canAccept(verdict as Verdict) &&
        can.acceptDifference(viewer, { verdict: verdict as Verdict, importedBy }),
    }),
    viewerCanSettle: t.boolean({
      description: "It is open, and the caller did not dispatch help for the case.",
      select: {
        state: true,
        request: { select: { dispatches: { select: { dispatchedByKeys: true } } } },
      },
      resolve: ({ state, request }, _args, { viewer }) =>
        state === "open" && can.settleDifference(viewer, request?.dispatches ?? []),
    }),
  }),
});

const StatementLineConnection = connectionOf("StatementLine", Line, { description: "One page of lines." });

builder.queryField("statementDifferences", (t) =>
  t.field({
    access: "readMoney",
    description:
      "Differences of providers' statements. Open ones are sorted oldest first, settled ones newest first.",
    type: StatementLineConnection,
    args: {
      isOpen: t.arg.boolean({ description: "True for open differences, false for settled ones." }),
      ...paging,
    },
    resolve: (_root, { isOpen, ...page }, context, info) =>
      pageOf(page, {
        read: (slice) => listDifferences(context, isOpen, slice, selectedIn(context, info)),
        count: () => countDifferences(context, isOpen),
      }),
  }),
);

builder.queryField("moneyConfirmers", (t) =>
  t.stringList({
    access: "readMoney",
    description: "Names of the other people who may confirm money. Empty if the caller is the only one.",
    resolve: (_root, _args, context) => listOtherConfirmers(context),
  }),
);

builder.queryField("viewerCanReconcile", (t) =>
  t.boolean({
    access: "readMoney",
    description: "The caller may import statements and close months.",
    resolve: (_root, _args, { viewer }) => can.reconcile(viewer),
  }),
);

rowMutation("settleDifference", ["difference", "StatementLine"], {
  access: "confirmMoney",
  description:
    "Accepts or refuses a difference. FORBIDDEN for a person who dispatched help for the case, and for accepting more than was dispatched by the person who imported the statement. INVALID if it cannot be accepted. CONFLICT if it is already settled. UNPROCESSABLE if the fund has too little. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the line." }),
    version: t.int(),
    decision: t.field({ description: "What happens to it.", type: StatementDecision }),
    reason: t.string({ description: "Why, at most 300 characters." }),
  }),
  resolve: ({ id, version, ...form }, context, selection) =>
    settleDifference(context, { id: numberIn(id, "StatementLine"), version }, form, selection),
});

builder.subscriptionField("statementChanged", (t) =>
  t.field({
    access: "readMoney",
    description: "Each new or settled line of a statement.",
    type: Line,
    nullable: true,
    subscribe: (_root, _args, context) => statementChanges.watch(context),
    resolve: (change, _args, context) => statementChanges.row(context, change),
  }),
);
