import {
  maxFoodPeople,
  maxShelterHours,
  type DispatchLimits,
} from "../../../../shared/help/dispatches/rules.ts";
import { priceRide, type HelpType, type Needs } from "../../../../shared/intake/needs/rules.ts";
import { usualInputs, type Inputs } from "./selection.ts";

/** The need for one kind of help, as the fields of a dispatch take it. */
export interface StatedHelp {
  /**
   * A person confirmed it, so the fields begin with it. Otherwise it was read from the text, and is
   * only suggested.
   */
  isConfirmed: boolean;
  /** What is still to be dispatched, at most what one dispatch may give. */
  inputs: Partial<Inputs>;
  /** More is needed than one dispatch may give. */
  isCut: boolean;
  /** The value of earlier dispatches for this need. */
  givenCents: number;
}

export type StatedKinds = Partial<Record<HelpType, StatedHelp>>;

/** A dispatch that holds. */
export interface GivenHelp {
  helpType: HelpType;
  valueCents: number;
  hours: number | null;
}

/** What is left of a need. One that is covered begins again: the limits decide on more. */
const leftOf = (needed: number, given: number) => (given < needed ? needed - given : needed);

/** What the fields of each needed kind of help begin with, or suggest. */
export function statedHelp(
  needs: Needs | null,
  isConfirmed: boolean,
  given: readonly GivenHelp[],
  limits: DispatchLimits,
): StatedKinds {
  const { meals, room, ride } = needs ?? {};
  const stated = (
    helpType: HelpType,
    describe: (given: { cents: number; hours: number }) => Pick<StatedHelp, "inputs" | "isCut">,
  ): StatedHelp => {
    const earlier = given.filter((one) => one.helpType === helpType);
    const cents = earlier.reduce((total, { valueCents }) => total + valueCents, 0);
    const hours = earlier.reduce((total, one) => total + (one.hours ?? maxShelterHours), 0);
    return { isConfirmed, givenCents: cents, ...describe({ cents, hours }) };
  };
  return {
    ...(meals && {
      food: stated("food", ({ cents }) => {
        const people = Math.min(meals.people, maxFoodPeople);
        const neededCents = meals.people * limits.foodCentsPerPerson;
        const most = people * limits.foodCentsPerPerson;
        const left = Math.min(leftOf(neededCents, cents), most);
        return {
          // The value follows the people, unless a part was dispatched.
          inputs: { people, foodValue: left < most ? left / 100 : Number.NaN },
          isCut: meals.people > people,
        };
      }),
    }),
    ...(room && {
      shelter: stated("shelter", ({ hours: givenHours }) => {
        const left = leftOf(room.nights * 24, givenHours);
        const hours = Math.min(left, maxShelterHours);
        return { inputs: { hours }, isCut: left > hours };
      }),
    }),
    ...(ride && {
      transportation: stated("transportation", ({ cents }) => ({
        inputs: { rideValue: leftOf(priceRide(ride.distance, limits), cents) / 100 },
        isCut: false, // the price of the longest ride is the limit
      })),
    }),
  };
}

/** Confirmed needs, and the usual values for everything else. */
export const firstInputs = (limits: DispatchLimits, stated: StatedKinds): Inputs =>
  Object.assign(
    usualInputs(limits),
    ...Object.values(stated).map(({ isConfirmed, inputs }) => (isConfirmed ? inputs : {})),
  );

/** Whether the fields still hold it. */
export const isAsStated = (inputs: Inputs, stated: StatedHelp): boolean =>
  Object.entries(stated.inputs).every(([field, value]) => Object.is(inputs[field as keyof Inputs], value));

/** The field that a need is checked in. */
const mainField = { food: "people", shelter: "hours", transportation: "rideValue" } as const;

/**
 * The fields that still hold what they began with although the text says something else. No one
 * confirmed either, so a person has to look before it is dispatched.
 */
export function uncheckedFields(
  chosen: readonly { helpType: HelpType }[],
  kinds: StatedKinds,
  inputs: Inputs,
  begun: Inputs,
) {
  const isUntouched = (field: string) =>
    Object.is(inputs[field as keyof Inputs], begun[field as keyof Inputs]);
  return [...new Set(chosen.map(({ helpType }) => helpType))].flatMap((helpType) => {
    const stated = kinds[helpType];
    if (!stated || stated.isConfirmed || isAsStated(inputs, stated)) return [];
    return Object.keys(stated.inputs).every(isUntouched) ? mainField[helpType] : [];
  });
}
