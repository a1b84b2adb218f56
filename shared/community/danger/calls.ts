import type { DangerKind } from "./patterns.ts";

/** A number that answers around the clock, nationwide. */
export type CallLine =
  | "911"
  | "988"
  | "poison"
  | "violence"
  | "child"
  | "missing"
  | "assault"
  | "trafficking";

export const callNumbers: Readonly<Record<CallLine, string>> = {
  "911": "911",
  "988": "988",
  poison: "1-800-222-1222",
  violence: "1-800-799-7233",
  child: "1-800-422-4453",
  missing: "1-800-843-5678",
  assault: "1-800-656-4673",
  trafficking: "1-888-373-7888",
};

const lines: Readonly<Record<DangerKind, readonly CallLine[]>> = {
  poison: ["911", "poison", "988"],
  breathing: ["911"],
  heart: ["911"],
  bleeding: ["911"],
  birth: ["911"],
  medical: ["911"],
  fire: ["911"],
  suicideNow: ["911", "988"],
  assault: ["911", "assault"],
  trafficking: ["911", "trafficking"],
  child: ["911", "child"],
  suicide: ["988", "911"],
  violence: ["911", "violence"],
  missing: ["911", "missing"],
  attack: ["911"],
  harm: ["911", "988"],
  danger: ["911", "988", "poison"],
};

/** Whom to call in these dangers, in order. */
export const callsFor = (kinds: readonly DangerKind[]): CallLine[] => [
  ...new Set(kinds.flatMap((kind) => lines[kind])),
];
