import { HelpType, valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { changeFund, createFund, freezeFund, unfreezeFund } from "./acts.ts";
import { confirmDeposit, enterDeposit, moveBetweenFunds, refuseDeposit } from "./deposits.ts";
import { readFund, type FundView } from "./list.ts";
import { depositKinds } from "../../../shared/money/funds/kinds.ts";
import { FundRef } from "./types.ts";

const FundFormInput = builder.inputType("FundFormInput", {
  description: "A fund as an administrator enters it.",
  fields: (t) => ({
    name: t.string({ description: "Unique name, at most 80 characters." }),
    funder: t.string({ description: "Who gives the money. At most 80 characters.", required: false }),
    priority: t.int({
      description:
        "1 to 999. Of the open funds that admit a request and have enough, the lowest number pays.",
    }),
    startsOn: t.field({
      description: "First day on which the fund pays for new requests. Null for any.",
      type: "Date",
      required: false,
    }),
    endsOn: t.field({
      description: "Last day on which the fund pays for new requests. Null without an end.",
      type: "Date",
      required: false,
    }),
    helpTypes: t.field({
      description: "The fund pays only for these kinds of help. Empty for any.",
      type: [HelpType],
    }),
    states: t.stringList({
      description: "The fund pays only for requests from these states, as two-letter codes. Empty for any.",
    }),
    perRequestMax: t.field({
      description: "The most that the fund pays for one request. Null for any amount.",
      type: "USD",
      required: false,
    }),
    warnBelow: t.field({
      description: "`isLow` is true if less than this amount is available.",
      type: "USD",
    }),
    isClosed: t.boolean({ description: "Closes the fund for new requests.", required: false }),
  }),
});

/** A transfer has its own mutation. */
const EnteredKind = builder.enumType("EnteredDepositKind", {
  description: "Whether money from the funder enters a fund, or money returns to the funder.",
  values: valuesOf(depositKinds, {
    deposit: "Money from the funder.",
    withdrawal: "Money that is returned to the funder.",
  }),
});

const payload: Payload<FundView> = (t) => ({
  fund: t.field({ type: FundRef, resolve: (fund) => fund }),
});
const fundId = { description: "Relay global ID of the fund." };
const depositId = { description: "Relay global ID of the deposit." };

mutation("createFund", {
  access: "superAdmin",
  description: "Creates a fund, which promises only what is deposited in it. CONFLICT if the name is taken.",
  input: (t) => ({
    fund: t.field({ description: "The fund.", type: FundFormInput }),
    idempotencyKey: t.string({ required: false }),
  }),
  resolve: ({ fund, idempotencyKey }, context) => createFund(context, given(fund), idempotencyKey),
  payload: (t) => payload(t),
});

mutation("changeFund", {
  access: "superAdmin",
  description: "Changes a fund. CONFLICT if it changed meanwhile or the name is taken. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(fundId),
    version: t.int({ description: "The fund's version when it was shown." }),
    fund: t.field({ description: "All values, including unchanged ones.", type: FundFormInput }),
  }),
  resolve: ({ id, version, fund }, context) =>
    changeFund(context, { id: numberIn(id, "Fund"), version }, given(fund)),
  payload: (t) => payload(t),
});

mutation("freezeFund", {
  access: "freezeMoney",
  description:
    "Freezes a fund: money can come back, but none can go out. CONFLICT if it changed meanwhile. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(fundId),
    version: t.int({ description: "The fund's version when it was shown." }),
    reason: t.string({ description: "Why, at most 300 characters." }),
  }),
  resolve: ({ id, version, reason }, context) =>
    freezeFund(context, { id: numberIn(id, "Fund"), version }, { reason }),
  payload: (t) => payload(t),
});

mutation("unfreezeFund", {
  access: "superAdmin",
  description: "Lets the fund pay again. CONFLICT if it changed meanwhile. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(fundId),
    version: t.int({ description: "The fund's version when it was shown." }),
  }),
  resolve: ({ id, version }, context) => unfreezeFund(context, { id: numberIn(id, "Fund"), version }),
  payload: (t) => payload(t),
});

mutation("enterDeposit", {
  access: "enterMoney",
  description:
    "Enters a deposit or a withdrawal, for a second person to confirm. CONFLICT if the fund already has this reference. NOT_FOUND.",
  input: (t) => ({
    fund: t.globalID(fundId),
    kind: t.field({
      description: "Whether money enters or leaves. The default is `deposit`.",
      type: EnteredKind,
      required: false,
    }),
    amount: t.field({ description: "The amount, at least one cent.", type: "USD" }),
    reference: t.string({
      description: "Reference of the payment, at most 80 characters. Unique within the fund.",
    }),
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
  description:
    "Enters a transfer between two funds, for a second person to confirm with `confirmDeposit`. A frozen fund receives and does not give. INVALID for the same fund twice. CONFLICT if one of them is closed, frozen or has no confirmed deposit. NOT_FOUND.",
  input: (t) => ({
    from: t.globalID({ description: "Relay global ID of the fund that gives." }),
    to: t.globalID({ description: "Relay global ID of the fund that receives." }),
    amount: t.field({ description: "The amount, at least one cent.", type: "USD" }),
    reason: t.string({ description: "Why, at most 300 characters." }),
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
  description:
    "Confirms a deposit. The first one switches a counted fund to held. FORBIDDEN for the person who entered it. CONFLICT if it was already confirmed or refused. UNPROCESSABLE if a withdrawal exceeds the available money. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(depositId),
    version: t.int({ description: "The deposit's version when it was shown." }),
    coversCounted: t.boolean({
      description: "True if the first deposit also covers the money that was given out before it.",
      required: false,
    }),
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
  description:
    "Refuses a deposit. FORBIDDEN for the person who entered it. CONFLICT if it was already confirmed or refused. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID(depositId),
    version: t.int({ description: "The deposit's version when it was shown." }),
    reason: t.string({ description: "Why, at most 300 characters." }),
  }),
  resolve: async ({ id, version, reason }, context) => {
    const { fundId } = await refuseDeposit(context, { id: numberIn(id, "Deposit"), version }, { reason });
    return readFund(context, fundId);
  },
  payload: (t) => payload(t),
});

/** Fields that a client leaves out have the form's defaults. */
const given = (form: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== null));
