import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { closeMonth, listMonths, type MonthView } from "./months.ts";
import { can } from "./policy.ts";

const Month = builder.objectRef<MonthView>("LedgerMonth").implement({
  description: "A month of the ledger, in the time zone of the installation.",
  access: "through",
  fields: (t) => ({
    month: t.exposeString("month", { description: "The month, such as `2026-01`." }),
    isOver: t.exposeBoolean("isOver", { description: "The month is over, so it can be closed." }),
    openDifferences: t.exposeInt("openDifferences", {
      description: "Number of differences of statement lines in this month that are not settled.",
    }),
    entries: t.int({
      description: "Number of entries when it was closed. Null while it is open.",
      nullable: true,
      resolve: ({ closed }) => closed?.entries ?? null,
    }),
    hash: t.string({
      description: "SHA-256 of its entries, also in the audit log. Null while it is open.",
      nullable: true,
      resolve: ({ closed }) => closed?.hash ?? null,
    }),
    closedAt: t.field({
      description: "When it was closed. Null while it is open.",
      type: "DateTime",
      nullable: true,
      resolve: ({ closed }) => closed?.closedAt ?? null,
    }),
    closedBy: t.string({
      description: "Username of the person who closed it. Null while it is open.",
      nullable: true,
      resolve: ({ closed }) => closed?.closedBy ?? null,
    }),
    proposedAt: t.field({
      description: "When one person asked to close it. Null before.",
      type: "DateTime",
      nullable: true,
      resolve: ({ proposal }) => proposal?.proposedAt ?? null,
    }),
    proposedBy: t.string({
      description: "Username of the person who asked to close it. Another person must confirm. Null before.",
      nullable: true,
      resolve: ({ proposal }) => proposal?.proposedBy ?? null,
    }),
    isNext: t.exposeBoolean("isNext", {
      description: "It is the first month that is still open. Months are closed in order.",
    }),
    viewerCanClose: t.boolean({
      description: "The caller may ask to close it now, or confirm what another person asked.",
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
    description: "The months since the first entry, newest first: the last twelve, and all that are open.",
    type: [Month],
    resolve: (_root, _args, context) => listMonths(context),
  }),
);

mutation("closeMonth", {
  access: "confirmMoney",
  description:
    "Closes a month of the ledger, which takes two people: the first call asks for it, and the call of another person closes it. No entry is dated in it from then on. CONFLICT if it is not over, already closed, has open differences, or an earlier month is open. FORBIDDEN for the person who asked.",
  input: (t) => ({ month: t.string({ description: "The month, such as `2026-01`." }) }),
  resolve: ({ month }, context) => closeMonth(context, month),
  payload: (t) => ({
    month: t.field({
      description: "The month: closed, or waiting for a second person.",
      type: Month,
      resolve: (month) => month,
    }),
  }),
});
