import "./audit-actions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { findFund, listFunds, listWaiting, moneyOf } from "./list.ts";
import { FundRef, RequestMoneyRef, RequestWaitingForFund } from "./types.ts";
import { watchFunds } from "./watch.ts";

builder.queryField("funds", (t) =>
  t.field({
    access: "readMoney",
    description: "All funds, the first to pay first; closed ones last.",
    type: [FundRef],
    resolve: (_root, _args, context) => listFunds(context),
  }),
);

builder.queryField("fund", (t) =>
  t.field({
    access: "readMoney",
    description: "One fund. Null if there is none with this number.",
    type: FundRef,
    nullable: true,
    args: { number: t.arg.int({ description: "The fund's number." }) },
    resolve: (_root, { number }, context) => findFund(context, number),
  }),
);

builder.queryField("requestsWaitingForFund", (t) =>
  t.field({
    access: "readMoney",
    description:
      "Requests that were approved and wait for money, the most urgent and oldest first, at most 100.",
    type: [RequestWaitingForFund],
    resolve: (_root, _args, context) => listWaiting(context),
  }),
);

builder.prismaObjectField("EmergencyRequest", "money", (t) =>
  t.field({
    description:
      "The request's money in the ledger. Null before it was allocated, and for everyone but administrators.",
    type: RequestMoneyRef,
    nullable: true,
    resolve: ({ id }, _args, context) => moneyOf(context, id),
  }),
);

builder.subscriptionField("fundChanged", (t) =>
  t.field({
    access: "readMoney",
    description: "All funds, after a deposit, a change, or a decision that moved money.",
    type: [FundRef],
    subscribe: (_root, _args, context) => watchFunds(context),
    resolve: (funds) => funds,
  }),
);
