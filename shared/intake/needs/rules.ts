import { helpTypes, type HelpType } from "../../core/help-types.ts";
import * as z from "zod/mini";
import { tooLong } from "../../core/forms/fields.ts";
import type { Limits } from "../../platform/system/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import type { Phrase } from "../../core/i18n/phrases.ts";

/** What the fund pays. */
export { helpTypes, type HelpType };

/** local: within town; regional: within the state or about sixty miles; long: farther. */
export const distances = ["local", "regional", "long"] as const;
export type Distance = (typeof distances)[number];

/** Whether a person stated the needs, or they were only read from the request's words. */
export const needsSources = ["confirmed", "read"] as const;
export type NeedsSource = (typeof needsSources)[number];

/** The most that may be stated; payment may stop earlier. */
export const maxStated = 99;
export const maxPeople = 10;
export const maxNights = 7;
export const maxPlaceCharacters = 200;
export const maxOtherCharacters = 300;

const transportationShare: Record<Distance, number> = { local: 0.25, regional: 0.5, long: 1 };

const peopleWrong = says.peopleWrong;
const nightsWrong = says.nightsWrong;
const count = (wrong: string) =>
  z.number(wrong).check(z.int(wrong), z.minimum(1, wrong), z.maximum(maxStated, wrong));
const people = count(peopleWrong);

/** Unknown fields are rejected by name, since an ignored need would not be paid. */
const only = <Shape extends z.core.$ZodShape>(shape: Shape, wrong: Phrase) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys"
        ? formSays.unknownFields({ names: issue.keys.join(", ") }).text
        : wrong,
  });

const optional = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(z.nullable(schema), null);
const line = (max: number) =>
  z.pipe(
    z.string(formSays.notText).check(z.trim(), z.maxLength(max, tooLong)),
    z.transform((text) => text || null),
  );

/** Needs that a person states; null if not needed. */
export const statedNeeds = only(
  {
    meals: optional(only({ people }, says.mealsIncomplete)),
    room: optional(only({ nights: count(nightsWrong), people }, says.roomIncomplete)),
    ride: optional(
      only(
        {
          to: optional(line(maxPlaceCharacters)),
          distance: z.enum(distances, says.distanceMissing),
        },
        says.rideIncomplete,
      ),
    ),
    other: optional(line(maxOtherCharacters)),
  },
  says.nothingStated,
);
export type StatedNeeds = z.output<typeof statedNeeds>;

/** For forms in which they may be omitted; then the texts are read. */
export const optionalNeeds = z.optional(z.nullable(statedNeeds));

/** Needs of a stored request; a ride that was only read may lack a distance. */
export type Needs = Omit<StatedNeeds, "ride"> & {
  ride: { to: string | null; distance: Distance | null } | null;
};

const known = z.object({ people: z.number() });
/** The same for the APIs: a row's content, and a REST answer. */
export const needsAnswer = z.object({
  meals: z.nullable(known),
  room: z.nullable(z.extend(known, { nights: z.number() })),
  ride: z.nullable(z.object({ to: z.nullable(z.string()), distance: z.nullable(z.enum(distances)) })),
  other: z.nullable(z.string()),
});

/** The kinds of help that the fund pays, in display order. */
export const helpTypesOf = ({ meals, room, ride }: Needs): HelpType[] => [
  ...(meals ? (["food"] as const) : []),
  ...(room ? (["shelter"] as const) : []),
  ...(ride ? (["transportation"] as const) : []),
];

/**
 * Confirmed by a person and at least one with a price: only then may a single officer's approval be
 * enough.
 */
export const isPricedByPerson = (source: NeedsSource | null, needs: Needs | null) =>
  source === "confirmed" && needs !== null && helpTypesOf(needs).length > 0;

/** The payment for one need. `paid` is below `asked` if the maximum was reached. */
export interface PricedLine {
  asked: number;
  paid: number;
  amountCents: number;
}

export const priceMeals = (asked: number, { foodCentsPerPerson }: Limits): PricedLine =>
  priced(asked, maxPeople, foodCentsPerPerson);
export const priceNights = (asked: number, { housingCentsPerNight }: Limits): PricedLine =>
  priced(asked, maxNights, housingCentsPerNight);
/** A ride of unknown distance is paid as a long one. */
export const priceRide = (
  distance: Distance | null,
  { transportationMaxCents }: Pick<Limits, "transportationMaxCents">,
): number => Math.round(transportationMaxCents * transportationShare[distance ?? "long"]);

function priced(asked: number, most: number, eachCents: number): PricedLine {
  const paid = Math.min(Math.max(Math.trunc(asked), 1), most);
  return { asked: Math.max(Math.trunc(asked), 1), paid, amountCents: paid * eachCents };
}

/** The sum of the needs, within the fund's limit; null if none has a price. */
export function priceOf({ meals, room, ride }: Needs, limits: Limits): number | null {
  if (!meals && !room && !ride) return null;
  const total =
    (meals ? priceMeals(meals.people, limits).amountCents : 0) +
    (room ? priceNights(room.nights, limits).amountCents : 0) +
    (ride ? priceRide(ride.distance, limits) : 0);
  return Math.min(total, limits.maxFundAllocationCents);
}

const maxTextsRead = 3;

/** Text being typed, to be read for needs. */
export const textsToRead = z.object({
  texts: z
    .array(z.string("texts must hold texts").check(z.maxLength(5000, tooLong)), "texts must be a list")
    .check(z.maxLength(maxTextsRead, `texts must hold at most ${maxTextsRead}`)),
});
