import { dollars, toggle, whole } from "./setting-kinds.ts";

const amount = [1, 1_000_000] as const;
const amountOrNone = [0, 1_000_000] as const;

/** What help costs at most, and who decides above that. */
export const funds = {
  maxFundAllocation: dollars([1, 100_000], {
    column: "maxFundAllocationCents",
    default: 5000,
    label: "Maximum fund allocation",
    help: "The most for one request.",
  }),
  largeCodeValue: dollars([1, 10_000], {
    column: "largeCodeCents",
    default: 100,
    label: "Warning above this value of a code",
    help: "An import of codes says how many are worth more. A lost code is lost money.",
  }),
  defaultFoodAssistance: dollars([1, 100], {
    column: "defaultFoodCents",
    default: 10,
    label: "Food assistance, per person",
    help: "Food for one person.",
  }),
  defaultHousingAssistance: dollars([1, 1000], {
    column: "defaultHousingCents",
    default: 75,
    label: "Shelter assistance, per night",
    help: "One night of shelter.",
  }),
  defaultHotelDuration: whole([1, 24], {
    column: "defaultHotelHours",
    default: 24,
    unit: "hours",
    label: "Hotel duration",
    help: "Length of a hotel stay.",
  }),
  victimDayLimit: dollars(amount, {
    column: "victimLimitDayCents",
    default: 1000,
    label: "Per victim, 24 hours",
    help: "Limit for one victim in 24 hours. Above this, a second person must approve.",
  }),
  victimMonthLimit: dollars(amount, {
    column: "victimLimitMonthCents",
    default: 5000,
    label: "Per victim, 30 days",
    help: "Limit for one victim in 30 days. Above this, a second person must approve.",
  }),
  officerDayLimit: dollars(amount, {
    column: "officerLimitDayCents",
    default: 2500,
    label: "Per officer, 24 hours",
    help: "Limit for one officer in 24 hours. Above this, an administrator must approve.",
  }),
  officerMonthLimit: dollars(amount, {
    column: "officerLimitMonthCents",
    default: 15_000,
    label: "Per officer, 30 days",
    help: "Limit for one officer in 30 days. Above this, an administrator must approve.",
  }),
  agencyDayLimit: dollars(amountOrNone, {
    column: "agencyLimitDayCents",
    default: 0,
    label: "Per agency, 24 hours",
    help: "Limit for the officers of one agency, or of one email domain without an agency, in 24 hours. Above this, an administrator must approve. If 0, only the limit for 30 days applies.",
  }),
  agencyMonthLimit: dollars(amountOrNone, {
    column: "agencyLimitMonthCents",
    default: 0,
    label: "Per agency, 30 days",
    help: "Limit for the officers of one agency, or of one email domain without an agency, in 30 days. Above this, an administrator must approve. If 0, agencies have no limit.",
  }),
  providerMark: dollars([0, 1_000_000], {
    column: "providerMarkCents",
    default: 0,
    label: "Mark providers paid this much in a year",
    help: "The totals of providers mark each that was paid at least this much, such as the threshold of a tax form. If 0, none is marked.",
  }),
  transparencyPage: toggle({
    column: "transparencyPage",
    default: false,
    label: "Public page about the money",
    help: "When on, anyone can read at /transparency what was spent by month, type of help and state. Groups of fewer than 5 requests are not shown.",
  }),
};
