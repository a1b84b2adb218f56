import { weakFit, type Help } from "../../../shared/community/directory/search/helps.ts";
import type { Party } from "../../community/directory/search/guests.ts";
import type { Location } from "../../community/directory/places/nearness.ts";
import { isInformationLine, type Nearness } from "../../../shared/community/directory/rules.ts";
import {
  firstWithLine,
  rankFor,
  type Ranked,
  type Rankable,
} from "../../community/directory/search/ranking.ts";
import { maxConfidence, type Facts, type Need } from "./rules.ts";

const maxResources = 5;

/** The fields of a directory row that matching reads. */
export interface Candidate extends Rankable {
  id: number;
}

export interface ResourceMatch {
  resourceId: number;
  /** 0 to 5, one decimal; `confidenceMeanings` explains the scale. */
  confidence: number;
  reason: string;
}

/**
 * Up to five directory rows for the needs at a place, nearest first; each of several needs gets its
 * best row.
 */
export function matchResources(
  facts: Facts,
  candidates: readonly Candidate[],
  location: Location = { state: facts.state },
): ResourceMatch[] {
  const lists = answersByNeed(facts, candidates, location);
  const chosen = new Map<number, ResourceMatch>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let place = 0; place < longest; place += 1)
    for (const match of lists.flatMap((list) => list[place] ?? []))
      if (!chosen.has(match.resourceId)) chosen.set(match.resourceId, match);
  const rowOf = new Map(candidates.map((row) => [row.id, row]));
  const shown = firstWithLine(
    [...chosen.values()],
    maxResources,
    ({ resourceId }) => rowOf.get(resourceId) ?? { contactInfo: "" },
  );
  return shown.sort((one, other) => other.confidence - one.confidence);
}

/** The maximum score of each row. Nearness does not depend on who recommends it. */
export function confidenceByRow(
  facts: Facts,
  candidates: readonly Candidate[],
  location: Location,
): ReadonlyMap<number, number> {
  const bounds = new Map<number, number>();
  for (const { resourceId, confidence } of answersByNeed(facts, candidates, location).flat())
    bounds.set(resourceId, Math.max(confidence, bounds.get(resourceId) ?? 0));
  return bounds;
}

/** Keeps a score on the displayed scale: 0 to 5 with one decimal. */
const clampConfidence = (score: number) =>
  Number.isFinite(score) ? Math.round(Math.min(Math.max(score, 0), maxConfidence) * 10) / 10 : 0;

function answersByNeed(
  facts: Facts,
  candidates: readonly Candidate[],
  location: Location,
): ResourceMatch[][] {
  const lists = needsAsked(facts).map((need) => answersTo(need, candidates, location, facts));
  const found = lists.filter((list) => list.length > 0);
  // 2-1-1 can help with every need.
  return found.length > 0 ? found : [answersTo("other", candidates, location)];
}

/** The chosen help and safety needs. Needs that only the text names count if nothing was chosen. */
function needsAsked({ helpTypes, needs: named }: Facts): Need[] {
  const isAsked = (need: Need) => named.includes(need) && (helpTypes.length === 0 || isForSafety.has(need));
  return needsInOrder.filter((need) => isAmong(helpTypes, need) || isAsked(need));
}

const isForSafety: ReadonlySet<Need> = new Set<Need>(["danger", "crisis", "violence"]);

const isAmong = (words: readonly string[], word: string) => words.includes(word);

/** Urgent needs first. */
const needsInOrder: readonly Need[] = [
  ...(["danger", "crisis", "violence", "shelter", "food", "transportation"] as const),
  ...(["medical", "mental_health", "legal"] as const),
];

function answersTo(
  need: Need | "other",
  candidates: readonly Candidate[],
  location: Location,
  party: Party = {},
): ResourceMatch[] {
  if (need === "danger" || need === "crisis") return lifeline(need, candidates);
  if (need === "other")
    return rankFor("food", candidates.filter(isInformationLine), location).map((ranked) =>
      matchOf(ranked, "2-1-1 finds local help of all kinds."),
    );
  const help: Help = need;
  return rankFor(help, candidates, location, party).map((ranked) => matchOf(ranked, reasonFor(help, ranked)));
}

/** 911 and 988 answer everywhere, at once. */
function lifeline(need: "danger" | "crisis", candidates: readonly Candidate[]): ResourceMatch[] {
  const { isLine, reason } = lifelines[need];
  return candidates
    .filter((row) => isLine(row) && !/veteran/i.test(row.name))
    .slice(0, 1)
    .map(({ id }) => ({ resourceId: id, confidence: maxConfidence, reason }));
}

const lifelines = {
  danger: {
    isLine: ({ contactInfo }: Candidate) => contactInfo === "911",
    reason: "The request mentions immediate danger. Call 911 first.",
  },
  crisis: {
    isLine: ({ contactInfo }: Candidate) => /^988\b/.test(contactInfo),
    reason: "The request mentions suicide. 988 answers day and night.",
  },
};

const matchOf = (ranked: Ranked<Candidate>, reason: string): ResourceMatch => ({
  resourceId: ranked.row.id,
  confidence: confidenceOf(ranked),
  reason,
});

const byNearness: Record<Nearness["level"], number> = {
  here: 5,
  region: 4,
  state: 3,
  nation: 2,
  elsewhere: 1,
};
const lessByFit = 0.2;
const lessThanInformation = 0.1;
const lessWhenSecond = 0.4;

/** By distance; rows for some people only, or as a second choice, get slightly less. */
function confidenceOf({ row, fit, nearness }: Ranked<Candidate>): number {
  const full = byNearness[nearness.level];
  if (isInformationLine(row)) return full;
  if (fit >= weakFit) return Math.min(full, byNearness.nation) - lessWhenSecond;
  return clampConfidence(full - fit * lessByFit - (nearness.level === "nation" ? lessThanInformation : 0));
}

function reasonFor(help: Help, { row, fit, nearness }: Ranked<Candidate>): string {
  if (isInformationLine(row)) return "2-1-1 knows who can help nearby and which shelters have a bed.";
  return `${reasons[help] ?? "Help with the need in the request"}${fit >= weakFit ? ", as a second choice" : ""}, ${where[nearness.level]}.`;
}

const reasons: Partial<Record<Help, string>> = {
  food: "Food",
  shelter: "A place to sleep",
  violence: "Safety for people escaping violence",
  transportation: "A ride",
  legal: "Free legal help",
  medical: "Care for the medical need in the request",
  mental_health: "Someone to talk to",
};

const where: Record<Nearness["level"], string> = {
  here: "in the same city or county",
  region: "in the region",
  state: "for the whole state",
  nation: "for the whole country",
  elsewhere: "elsewhere in the state",
};
