import * as z from "zod/mini";
import {
  distances,
  statedNeeds,
  type Distance,
  type Needs,
  type optionalNeeds,
} from "../../../shared/intake/needs/rules.ts";

/** A ride's distance in a form: none, or not chosen yet. */
export type Ride = Distance | "none" | "unknown";

/** The needs fields; 0 and "none" mean not needed. */
export interface NeedsFields {
  meals: number;
  nights: number;
  people: number;
  ride: Ride;
  to: string;
  other: string;
}
/** Whether the fields hold needs read from text, or the person's own. */
export type Origin = "read" | "own";
export interface NeedsState {
  origin: Origin;
  fields: NeedsFields;
}

export const noNeeds: NeedsFields = { meals: 0, nights: 0, people: 0, ride: "none", to: "", other: "" };

export const isEmpty = ({ meals, nights, ride, other }: NeedsFields) =>
  meals === 0 && nights === 0 && ride === "none" && other.trim() === "";

export const fieldsOf = ({ meals, room, ride, other }: Needs): NeedsFields => ({
  meals: meals?.people ?? 0,
  nights: room?.nights ?? 0,
  people: room?.people ?? 0,
  ride: ride ? (ride.distance ?? "unknown") : "none",
  to: ride?.to ?? "",
  other: other ?? "",
});

/** The fields' content before validation. */
export const needsOf = ({ meals, nights, people, ride, to, other }: NeedsFields): Needs => ({
  meals: meals > 0 ? { people: meals } : null,
  room: nights > 0 ? { nights, people } : null,
  ride: ride === "none" ? null : { distance: ride === "unknown" ? null : ride, to: to.trim() || null },
  other: other.trim() || null,
});

const stateShape = z.object({
  origin: z.enum(["read", "own"]),
  fields: z.object({
    meals: z.number(),
    nights: z.number(),
    people: z.number(),
    ride: z.enum([...distances, "none", "unknown"]),
    to: z.string(),
    other: z.string(),
  }),
});

/** The parsed hidden field or draft; undefined if it is something else. */
export function stateIn(text: string | undefined): NeedsState | undefined {
  try {
    const parsed = z.safeParse(stateShape, JSON.parse(text ?? ""));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}

/** The initial value of the form's hidden field: a draft, else earlier confirmed needs. */
export const startOf = (kept: string | undefined, confirmed: Needs | null): string | undefined =>
  kept ?? (confirmed ? JSON.stringify({ origin: "own", fields: fieldsOf(confirmed) }) : undefined);

/**
 * A form's `needs`: what the person confirmed; null if it was only read, so that the server reads
 * it again.
 */
export const needsOfForm = z.pipe(
  z.pipe(
    z.optional(z.string()),
    z.transform((text): unknown => {
      const state = stateIn(text);
      return state?.origin === "own" ? needsOf(state.fields) : null;
    }),
  ),
  z.nullable(statedNeeds),
) as unknown as typeof optionalNeeds;
