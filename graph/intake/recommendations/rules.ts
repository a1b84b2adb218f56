import {
  priceMeals,
  priceNights,
  priceRide,
  type Distance,
  type NeedsSource,
} from "../../../shared/intake/needs/rules.ts";
import type { Limits } from "../../../shared/platform/system/rules.ts";
import {
  helpTypes as paidFor,
  type HelpType,
  type UrgencyLevel,
} from "../../../shared/intake/requests/rules.ts";
import type { Party } from "../../community/directory/search/guests.ts";
import { requestedNeeds, conditionsIn, holds } from "../../../shared/decisions/rulebook/rulesets.ts";
import { labels, lineSentence, says } from "../../../shared/intake/recommendations/sentences.ts";

/** What a request's text may ask for; the directory covers more than the three that are paid. */
export const needs = requestedNeeds;
export type Need = (typeof needs)[number];

export type { Distance } from "../../../shared/intake/needs/rules.ts";

/** Hotel help is one stay of 24 hours per request, unless the request names more nights. */
const defaultNights = 1;
const fallbackCents = 50_000;

/**
 * The top of the scale of a recommended resource. 5: meets the need in the same city or county, or
 * is a lifeline that answers at once; 4: serves the region; 3: serves the whole state; 2: serves
 * the whole country, finds help, or is to be asked second; 1: is in another place of the state. A
 * little less than a whole number is for some people only.
 */
export const maxConfidence = 5;

export type { Limits } from "../../../shared/platform/system/rules.ts";

/** All the facts that the engine uses. No personal data, so they may be stored and audited. */
export interface Facts extends Party {
  helpTypes: HelpType[];
  /** Needs that the request's text names. */
  needs: Need[];
  people: number | null;
  /** How many of them need meals, if stated separately. */
  mealsFor?: number | null;
  nights: number | null;
  distance: Distance | null;
  urgencyLevel: UrgencyLevel;
  state: string | null;
  /** Whether a person confirmed the needs, or they were only read from the text. */
  source?: NeedsSource;
}

export interface Ruleset {
  id?: number;
  name: string;
  isActive: boolean;
  priority: number;
  requiresHumanReview: boolean;
  /** In the form of shared/decisions/rulebook/rulesets.ts. */
  conditions: unknown;
  adjustmentCents: number;
  version?: number;
}

export interface Line {
  label: string;
  amountCents: number;
}

export interface AmountAdvice {
  amountCents: number;
  lines: Line[];
  justification: string;
  needs: Need[];
  requiresHumanReview: boolean;
  /** The names of the rulesets that require a person. */
  reviewedBy: string[];
  /** The names of all rulesets whose conditions are met. */
  matched: string[];
}

/** Recommends an amount and explains each line of its sum. It never decides. */
export function recommendAmount(facts: Facts, rulesets: readonly Ruleset[], limits: Limits): AmountAdvice {
  const asked = paidNeeds(facts);
  const lines = asked.map((need) => lineFor[need](facts, limits));
  if (lines.length === 0)
    lines.push({
      label: facts.source === "confirmed" ? labels.noFixedPrice() : labels.nothingNamed(),
      amountCents: fallbackCents,
    });

  const applied = applyRulesets({ ...facts, needs: allNeeds(facts) }, rulesets, sum(lines));
  lines.push(...applied.lines);
  const amountCents = Math.min(Math.max(sum(lines), 0), limits.maxFundAllocationCents);

  const sentences = lines.map(({ label, amountCents: cents }) => lineSentence(label, usd(cents)));
  if (lines.length > 1) sentences.push(says.together({ amount: usd(sum(lines)) }).text);
  if (amountCents < sum(lines)) sentences.push(says.lowered({ amount: usd(amountCents) }).text);
  if (applied.reviewedBy.length > 0) sentences.push(says.lookClosely);
  if (facts.source === "read") sentences.push(says.readFromText);
  return {
    amountCents,
    lines,
    justification: sentences.join(" "),
    needs: allNeeds(facts),
    requiresHumanReview: applied.reviewedBy.length > 0,
    reviewedBy: applied.reviewedBy,
    matched: applied.matched,
  };
}

type Measured = Pick<Facts, "people" | "mealsFor" | "nights" | "distance">;

const lineFor: Record<HelpType, (facts: Measured, limits: Limits) => Line> = {
  food: ({ people, mealsFor }, limits) => {
    const { asked, paid, amountCents } = priceMeals(mealsFor ?? people ?? 1, limits);
    const each = usd(limits.foodCentsPerPerson);
    if (paid < asked)
      return { label: labels.foodForSome({ paid: `${paid}`, asked: `${asked}`, each }), amountCents };
    const label = paid === 1 ? labels.foodForOne({ each }) : labels.foodForAll({ count: `${paid}`, each });
    return { label, amountCents };
  },
  shelter: ({ nights }, limits) => {
    const { asked, paid, amountCents } = priceNights(nights ?? defaultNights, limits);
    const each = usd(limits.housingCentsPerNight);
    if (paid < asked)
      return { label: labels.housingForSome({ paid: `${paid}`, asked: `${asked}`, each }), amountCents };
    const label =
      paid === 1 ? labels.housingForOne({ each }) : labels.housingForAll({ count: `${paid}`, each });
    return { label, amountCents };
  },
  transportation: ({ distance }, limits) => ({
    label: rideLabel[distance ?? "unknown"]({ limit: usd(limits.transportationMaxCents) }),
    amountCents: priceRide(distance, limits),
  }),
};

const rideLabel = {
  local: labels.rideLocal,
  regional: labels.rideRegional,
  long: labels.rideLong,
  unknown: labels.rideUnknown,
};

/** The chosen help types first, then those from the text, in a fixed order. */
const paidNeeds = ({ helpTypes, needs: named }: Facts): HelpType[] =>
  paidFor.filter((type) => helpTypes.includes(type) || named.includes(type));

const allNeeds = ({ helpTypes, needs: named }: Facts): Need[] =>
  needs.filter((need) => named.includes(need) || (helpTypes as Need[]).includes(need));

function applyRulesets(facts: Facts, rulesets: readonly Ruleset[], startCents: number) {
  const lines: Line[] = [];
  let amountCents = startCents;
  const reviewedBy: string[] = [];
  const matched: string[] = [];
  for (const ruleset of [...rulesets].sort(
    (a, b) => a.priority - b.priority || a.name.localeCompare(b.name),
  )) {
    if (!ruleset.isActive) continue;
    const conditions = conditionsIn(ruleset.conditions);
    // An unreadable rule must never move money.
    if (!conditions || !holds(conditions, { ...facts, amount: amountCents / 100 })) continue;
    matched.push(ruleset.name);
    if (ruleset.requiresHumanReview) reviewedBy.push(ruleset.name);
    if (ruleset.adjustmentCents === 0) continue;
    amountCents += ruleset.adjustmentCents;
    lines.push({ label: labels.rule(ruleset), amountCents: ruleset.adjustmentCents });
  }
  return { lines, reviewedBy, matched };
}

const sum = (lines: readonly Line[]) => lines.reduce((total, { amountCents }) => total + amountCents, 0);

/** "$30", "$1,250", "$12.50", "-$5" */
function usd(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const [whole = "0", rest] = (Math.abs(cents) / 100).toFixed(digits).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${cents < 0 ? "-" : ""}$${grouped}${rest ? `.${rest}` : ""}`;
}
