import { isInformationLine } from "../rules.ts";

/** The needs that the directory knows; `ride_to_care` is a ride to the doctor. */
export const helps = [
  "food",
  "shelter",
  "youth_shelter",
  "violence",
  "housing",
  "transportation",
  "ride_to_care",
  "utility",
  "legal",
  "rights",
  "police_complaint",
  "medical",
  "mental_health",
  "social",
] as const;
export type Help = (typeof helps)[number];

/** A housing office has no bed for tonight. */
export const weakFit = 2;

interface Entry {
  type: string;
  kind: string | null;
  contactInfo: string;
  name: string;
  state: string;
}

/**
 * How well an entry meets a need: 0 is made for it, 1 is for some people with it, from `weakFit` on
 * it is a second choice; undefined is unsuitable. 2-1-1 meets every need, and is listed separately
 * because it finds help rather than gives it.
 */
export function fitOf(help: Help, entry: Entry): number | undefined {
  if (isInformationLine(entry)) return 0;
  const { type, kind } = entry;
  return fits[help][kind ? `${type} ${kind}` : isForFew(entry) ? "for few" : type];
}

/** National lines for particular groups are offered only if the need suggests it. */
const isForFew = ({ name, state }: Entry) =>
  state === "US" && /veteran|trevor|sexual assault|victimconnect/i.test(name);

const fits: Record<Help, Partial<Record<string, number>>> = {
  food: { food: 0 },
  shelter: { "shelter homeless": 0, housing: 3 },
  youth_shelter: { "shelter youth": 0, "shelter homeless": 2 },
  violence: { "shelter violence": 0, "for few": 2, legal: 2, mental_health: 3 },
  housing: { housing: 0, "shelter homeless": 2 },
  transportation: { transportation: 0, "transportation medical": 1, "transportation disability": 1 },
  ride_to_care: { "transportation medical": 0, "transportation disability": 1, transportation: 2 },
  utility: { utility: 0 },
  legal: { legal: 0, "legal rights": 1, "legal police": 2 },
  rights: { "legal rights": 0, legal: 1, "legal police": 2 },
  police_complaint: { "legal police": 0, "legal rights": 1, legal: 2 },
  medical: { medical: 0 },
  mental_health: { mental_health: 0 },
  social: { social: 0 },
};
