import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { yearKinds } from "./years.ts";
import { providerTotals, type ProviderTotal, type ProviderTotals } from "./totals.ts";

const YearKind = builder.enumType("YearKind", {
  description: "Kind of year of a report.",
  values: valuesOf(yearKinds, {
    calendar: "January to December.",
    fiscal: "From the month of the setting, with the name of the year in which it ends.",
  }),
});

const usdOf = (cents: number) => cents / 100;

const Total = builder.objectRef<ProviderTotal>("ProviderTotal").implement({
  description: "What one provider did in a year.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("vendorId", { description: "Row number of the provider." }),
    name: t.exposeString("name", { description: "Name of the provider." }),
    dispatches: t.exposeInt("dispatches", { description: "Dispatches made in the year and not voided." }),
    dispatched: t.field({
      description: "Value of those dispatches, in US dollars.",
      type: "USD",
      resolve: ({ dispatchedCents }) => usdOf(dispatchedCents),
    }),
    codes: t.exposeInt("codes", {
      description: "Number of those dispatches that gave out a code of the provider's pool.",
    }),
    redeemed: t.field({
      description:
        "Amount redeemed in the year and not undone, in US dollars. Matched lines of statements are among it.",
      type: "USD",
      resolve: ({ redeemedCents }) => usdOf(redeemedCents),
    }),
    reconciled: t.field({
      description: "Amount of lines of statements in the year that matched or were accepted, in US dollars.",
      type: "USD",
      resolve: ({ reconciledCents }) => usdOf(reconciledCents),
    }),
    paid: t.field({
      description:
        "Amount that the provider was paid in the year, in US dollars. Each dispatch counts once: on the day of its line on a statement, or of its redemption if no statement has it.",
      type: "USD",
      resolve: ({ paidCents }) => usdOf(paidCents),
    }),
    isMarked: t.exposeBoolean("isMarked", {
      description: "The amount paid reaches the amount of the setting. Always false without one.",
    }),
    unclaimedCodes: t.exposeInt("unclaimed", {
      description: "Codes of the pool that were given out and not used, as of now.",
    }),
    unclaimed: t.field({
      description: "Value of those codes, in US dollars.",
      type: "USD",
      resolve: ({ unclaimedCents }) => usdOf(unclaimedCents),
    }),
  }),
});

const Totals = builder.objectRef<ProviderTotals>("ProviderTotals").implement({
  description: "The totals of all providers in a year of the installation's time zone.",
  access: "through",
  fields: (t) => ({
    firstDay: t.expose("firstDay", { description: "First day of the year.", type: "Date" }),
    lastDay: t.expose("lastDay", { description: "Last day of the year.", type: "Date" }),
    mark: t.field({
      description: "Amount from which a provider is marked, in US dollars. Null if none is marked.",
      type: "USD",
      nullable: true,
      resolve: ({ markCents }) => (markCents === null ? null : usdOf(markCents)),
    }),
    providers: t.expose("providers", {
      description: "Providers with anything in the year, or with unclaimed codes now. By name.",
      type: [Total],
    }),
  }),
});

builder.queryField("providerTotals", (t) =>
  t.field({
    access: "readMoney",
    description: "Totals of providers in one year, computed on request.",
    type: Totals,
    args: {
      year: t.arg.int({ description: "The year, from 2020 to 2099.", required: true }),
      kind: t.arg({ description: "Kind of year.", type: YearKind, required: true }),
    },
    resolve: (_root, asked, context) => providerTotals(context, asked),
  }),
);
