import {
  askedHelp,
  defaultHours,
  defaultPeople,
  maxFoodPeople,
  maxShelterHours,
  type RequestedHelp,
  type DispatchLimits,
} from "../../../../shared/help/dispatches/rules.ts";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import { hasNoCode } from "../../../../shared/help/vendors/rules.ts";

/** The order of the tabs. */
export const tabTypes = ["transportation", "food", "shelter"] as const satisfies readonly HelpType[];

/** A provider for one kind of help, as a checked item. */
export const keyOf = (vendorNumber: number, helpType: HelpType) => `${vendorNumber} ${helpType}`;

/** The fields below the tabs. An empty one is NaN. */
export interface Inputs {
  people: number;
  hours: number;
  foodValue: number;
  rideValue: number;
  info: string;
}

/** Where nothing is stated. The value of food follows the number of people until one is typed. */
export const usualInputs = (limits: DispatchLimits): Inputs => ({
  people: defaultPeople,
  hours: defaultHours,
  foodValue: Number.NaN,
  rideValue: limits.transportationMaxCents / 100,
  info: "",
});

interface Offered {
  number: number;
  helpTypes: readonly HelpType[];
  isActive: boolean;
  isDeleted: boolean;
  codesInPool: number;
  freeCodes: number;
}

/**
 * The provider that is checked when the dialog opens for a kind of help: the first that can be
 * dispatched and that no one is arranging.
 */
export const firstAvailable = <One extends Offered>(
  vendors: readonly One[],
  helpType: HelpType,
  timers: readonly { vendorNumber: number; helpType: HelpType }[],
): One | undefined =>
  vendors.find(
    ({ number, helpTypes, isActive, isDeleted, codesInPool, freeCodes }) =>
      isActive &&
      !isDeleted &&
      helpTypes.includes(helpType) &&
      !hasNoCode({ inPool: codesInPool, free: freeCodes }) &&
      !timers.some((timer) => timer.vendorNumber === number && timer.helpType === helpType),
  );

export interface Provider {
  name: string;
  vendorId: string;
  vendorNumber: number;
  helpType: HelpType;
}

const orUndefined = (number: number) => (Number.isFinite(number) ? number : undefined);
/** An invalid count becomes the default. */
const countOr = (number: number, usual: number) => (Number.isInteger(number) && number >= 1 ? number : usual);

/** The out-of-range counts for the kinds of help of checked providers. */
export function wrongCounts(
  providers: readonly Provider[],
  { people, hours }: Inputs,
): ("people" | "hours")[] {
  const isAsked = (type: HelpType) => providers.some(({ helpType }) => helpType === type);
  const isWrong = (count: number, most: number) => !(Number.isInteger(count) && count >= 1 && count <= most);
  return [
    ...(isAsked("food") && isWrong(people, maxFoodPeople) ? (["people"] as const) : []),
    ...(isAsked("shelter") && isWrong(hours, maxShelterHours) ? (["hours"] as const) : []),
  ];
}

/** The values for one provider of a kind. */
export function givenBy(helpType: HelpType, { people, hours, foodValue, rideValue, info }: Inputs) {
  const about = { helpType, providerInfo: helpType === "transportation" ? info : "" };
  if (helpType === "food")
    return { ...about, people: countOr(people, defaultPeople), estimatedValue: orUndefined(foodValue) };
  if (helpType === "shelter") return { ...about, hours: countOr(hours, defaultHours) };
  return { ...about, estimatedValue: orUndefined(rideValue) };
}

/** The same in the limits' terms. */
export const asked = (
  providers: readonly Provider[],
  inputs: Inputs,
  limits: DispatchLimits,
): RequestedHelp[] => providers.map(({ helpType }) => askedHelp(givenBy(helpType, inputs), limits));

/** The same as they are sent: with the values that are shown, also if the usual ones changed. */
export const sentBy = (providers: readonly Provider[], inputs: Inputs, wanted: readonly RequestedHelp[]) =>
  providers.map(({ vendorId, helpType }, at) => ({
    vendor: vendorId,
    ...givenBy(helpType, inputs),
    estimatedValue: (wanted[at]?.valueCents ?? 0) / 100,
  }));
