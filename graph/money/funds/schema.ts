import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { findFund, listFunds, listWaiting, moneyOf } from "./list.ts";
import { FundRef, RequestMoneyRef, RequestWaitingForFund } from "./types.ts";
import { watchFunds } from "./watch.ts";

builder.queryField("funds", (t) =>
  t.field({
    access: "readMoney",
    type: [FundRef],
    resolve: (_root, _args, context) => listFunds(context),
  }),
);

builder.queryField("fund", (t) =>
  t.field({
    access: "readMoney",
    type: FundRef,
    nullable: true,
    args: { number: t.arg.int() },
    resolve: (_root, { number }, context) => findFund(context, number),
  }),
);

builder.queryField("requestsWaitingForFund", (t) =>
  t.field({
    access: "readMoney",
    type: [RequestWaitingForFund],
    resolve: (_root, _args, context) => listWaiting(context),
  }),
);

builder.prismaObjectField("EmergencyRequest", "money", (t) =>
  t.field({
    type: RequestMoneyRef,
    nullable: true,
    resolve: ({ id }, _args, context) => moneyOf(context, id),
  }),
);

builder.subscriptionField("fundChanged", (t) =>
  t.field({
    access: "readMoney",
    type: [FundRef],
    subscribe: (_root, _args, context) => watchFunds(context),
    resolve: (funds) => funds,
  }),
);
