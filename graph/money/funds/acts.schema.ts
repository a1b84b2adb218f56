import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { HelpType } from "../../intake/requests/enums.ts";
import { changeFund, createFund, freezeFund, unfreezeFund } from "./acts.ts";
import { confirmDeposit, enterDeposit, moveBetweenFunds, refuseDeposit } from "./deposits.ts";
import { readFund, type ShownFund } from "./list.ts";
import { depositKinds } from "../../../shared/money/funds/kinds.ts";
import { FundRef } from "./types.ts";

const FundFormInput = builder.inputType("FundFormInput", {
  fields: (t) => ({
    name: t.string(),
    funder: t.string({ required: false }),
    priority: t.int(),
    startsOn: t.field({ type: "Date", required: false }),
    endsOn: t.field({ type: "Date", required: false }),
    helpTypes: t.field({ type: [HelpType] }),
    states: t.stringList(),
    perRequestMax: t.field({ type: "USD", required: false }),
    warnBelow: t.field({ type: "USD" }),
    isClosed: t.boolean({ required: false }),
  }),
});

/** A transfer has its own mutation. */
const EnteredKind = builder.enumType("EnteredDepositKind", { values: depositKinds });

const payload: Payload<ShownFund> = (t) => ({
  fund: t.field({ type: FundRef, resolve: (fund) => fund }),
});
const fundId = { description: "Relay global ID of the fund." };
const depositId = { description: "Relay global ID of the deposit." };

mutation("createFund", {
  access: "superAdmin",
  input: (t) => ({
    fund: t.field({ type: FundFormInput }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ fund, idempotencyKey }, context) => createFund(context, given(fund), idempotencyKey),
  payload: (t) => payload(t),
});

mutation("changeFund", {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID(fundId),
    version: t.int(),
    fund: t.field({ type: FundFormInput }),
  }),
  resolve: ({ id, version, fund }, context) =>
    changeFund(context, { id: numberIn(id, "Fund"), version }, given(fund)),
  payload: (t) => payload(t),
});

mutation("freezeFund", {
  access: "freezeMoney",
  input: (t) => ({ id: t.globalID(fundId), version: t.int(), reason: t.string() }),
  resolve: ({ id, version, reason }, context) =>
    freezeFund(context, { id: numberIn(id, "Fund"), version }, { reason }),
  payload: (t) => payload(t),
});

mutation("unfreezeFund", {
  access: "superAdmin",
  input: (t) => ({ id: t.globalID(fundId), version: t.int() }),
  resolve: ({ id, version }, context) => unfreezeFund(context, { id: numberIn(id, "Fund"), version }),
  payload: (t) => payload(t),
});

mutation("enterDeposit", {
  access: "enterMoney",
  input: (t) => ({
    fund: t.globalID(fundId),
    kind: t.field({ type: EnteredKind, required: false }),
    amount: t.field({ type: "USD" }),
    reference: t.string(),
  }),
  resolve: async ({ fund, kind, ...form }, context) => {
    const { fundId } = await enterDeposit(context, numberIn(fund, "Fund"), {
      ...form,
      kind: kind ?? undefined,
    });
    return readFund(context, fundId);
  },
  payload: (t) => payload(t),
});

mutation("moveBetweenFunds", {
  access: "enterMoney",
  input: (t) => ({
    from: t.globalID({ description: "Relay global ID of the fund that gives." }),
    to: t.globalID({ description: "Relay global ID of the fund that receives." }),
    amount: t.field({ type: "USD" }),
    reason: t.string(),
  }),
  resolve: async ({ from, to, ...form }, context) => {
    const way = { fundId: numberIn(from, "Fund"), toFundId: numberIn(to, "Fund") };
    await moveBetweenFunds(context, way, form);
    return readFund(context, way.fundId);
  },
  payload: (t) => payload(t),
});

mutation("confirmDeposit", {
  access: "confirmMoney",
  input: (t) => ({
    id: t.globalID(depositId),
    version: t.int(),
    coversCounted: t.boolean({ required: false }),
  }),
  resolve: async ({ id, version, coversCounted }, context) => {
    const shown = { id: numberIn(id, "Deposit"), version };
    const { fundId } = await confirmDeposit(context, shown, { coversCounted: coversCounted ?? false });
    return readFund(context, fundId);
  },
  payload: (t) => payload(t),
});

mutation("refuseDeposit", {
  access: "confirmMoney",
  input: (t) => ({ id: t.globalID(depositId), version: t.int(), reason: t.string() }),
  resolve: async ({ id, version, reason }, context) => {
    const { fundId } = await refuseDeposit(context, { id: numberIn(id, "Deposit"), version }, { reason });
    return readFund(context, fundId);
  },
  payload: (t) => payload(t),
});

/** Fields that a client leaves out have the form's defaults. */
const given = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null));
