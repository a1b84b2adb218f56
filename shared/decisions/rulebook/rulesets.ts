import * as z from "zod/mini";
import { isInCents } from "../../core/forms/dollars.ts";
import { tooLong } from "../../core/forms/fields.ts";
import { distances, helpTypes } from "../../intake/needs/rules.ts";
import { urgencyLevels } from "../../intake/requests/rules.ts";
import { says } from "./sentences.ts";

/*
 * An AI ruleset's conditions in the form of json-rules-engine: `{ "all": [{ "fact": "people",
 * "operator": "greaterThanInclusive", "value": 6 }] }`, with its facts, operators and semantics.
 */

/** What a request's text may ask for; the directory covers more than the three that are paid. */
export const requestedNeeds = [
  ...helpTypes,
  "legal",
  "medical",
  "mental_health",
  "violence",
  "crisis",
  "danger",
] as const;
export type RequestedNeed = (typeof requestedNeeds)[number];

interface Fact {
  kind: "word" | "list" | "number" | "state";
  /** The possible values. */
  words: readonly string[];
}

/** The facts of conditions; `amount` is in US dollars, after the earlier rulesets. */
export const rulesetFacts = {
  helpTypes: { kind: "list", words: helpTypes },
  needs: { kind: "list", words: requestedNeeds },
  urgencyLevel: { kind: "word", words: urgencyLevels },
  distance: { kind: "word", words: distances },
  state: { kind: "state", words: [] },
  people: { kind: "number", words: [] },
  nights: { kind: "number", words: [] },
  amount: { kind: "number", words: [] },
} as const satisfies Record<string, Fact>;
export type FactName = keyof typeof rulesetFacts;
export const factNames = Object.keys(rulesetFacts) as FactName[];
export const factOf = (name: FactName): Fact => rulesetFacts[name];

const wordOperators = ["equal", "notEqual", "in", "notIn"] as const;
/** The operators of each kind of fact. */
export const operatorsOf = {
  list: ["contains", "doesNotContain"],
  word: wordOperators,
  state: wordOperators,
  number: ["equal", "greaterThanInclusive", "lessThanInclusive"],
} as const satisfies Record<Fact["kind"], readonly string[]>;
const operators = [
  "equal",
  "notEqual",
  "in",
  "notIn",
  "contains",
  "doesNotContain",
  "greaterThanInclusive",
  "lessThanInclusive",
] as const;
export type Operator = (typeof operators)[number];
export const takesSeveral = (operator: Operator) => operator === "in" || operator === "notIn";

const maxConditions = 20;
const maxNumber = 1_000_000;
const word = z.string(says.valueMissing).check(z.minLength(1, says.valueMissing), z.maxLength(100, tooLong));
const condition = z
  .strictObject({
    fact: z.enum(factNames, says.factUnknown),
    operator: z.enum(operators, says.operatorUnknown),
    value: z.union(
      [
        z.number().check(z.minimum(0), z.maximum(maxNumber)),
        word,
        z.array(word).check(z.minLength(1), z.maxLength(60)),
      ],
      says.valueMissing,
    ),
  })
  .check(z.refine(isPossible, { error: says.conditionImpossible, path: ["value"] }));
export type Condition = z.output<typeof condition>;

const list = z
  .array(condition, says.conditionsWrong)
  .check(z.maxLength(maxConditions, says.tooManyConditions));
/** All of them, or any of them. */
export const rulesetConditions = z.union(
  [z.strictObject({ all: list }), z.strictObject({ any: list })],
  says.conditionsWrong,
);
export type Conditions = z.output<typeof rulesetConditions>;
export const listOf = (conditions: Conditions): Condition[] =>
  "all" in conditions ? conditions.all : conditions.any;

/** The operator fits the fact, and the value fits the operator. */
function isPossible({ fact: name, operator, value }: { fact: FactName; operator: Operator; value: unknown }) {
  const fact: Fact = rulesetFacts[name];
  if (!operatorsOf[fact.kind].some((known) => known === operator)) return false;
  if (fact.kind === "number") return typeof value === "number";
  if (takesSeveral(operator) !== Array.isArray(value)) return false;
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.every((one) =>
    fact.kind === "state"
      ? typeof one === "string" && /^[A-Z]{2}$/.test(one)
      : fact.words.some((known) => known === one),
  );
}

/** What a ruleset looks at. */
export type RulesetFacts = Readonly<Record<FactName, number | string | readonly string[] | null | undefined>>;

/** Whether the conditions are met, with json-rules-engine's semantics. */
export function holds(conditions: Conditions, facts: RulesetFacts): boolean {
  const does = ({ fact, operator, value }: Condition) => checks[operator](facts[fact], value);
  return "all" in conditions
    ? conditions.all.every(does)
    : conditions.any.length === 0 || conditions.any.some(does);
}

const isAmong = (values: unknown, one: unknown) => Array.isArray(values) && values.includes(one);
const checks: Record<Operator, (actual: unknown, value: Condition["value"]) => boolean> = {
  equal: (actual, value) => actual === value,
  notEqual: (actual, value) => actual !== value,
  in: (actual, value) => isAmong(value, actual),
  notIn: (actual, value) => Array.isArray(value) && !isAmong(value, actual),
  contains: (actual, value) => isAmong(actual, value),
  doesNotContain: (actual, value) => Array.isArray(actual) && !isAmong(actual, value),
  greaterThanInclusive: (actual, value) =>
    typeof actual === "number" && typeof value === "number" && actual >= value,
  lessThanInclusive: (actual, value) =>
    typeof actual === "number" && typeof value === "number" && actual <= value,
};

/**
 * The conditions of a row; null if unreadable, which never moves money. Older rows are a list with
 * other words.
 */
export function conditionsIn(stored: unknown): Conditions | null {
  const read = z.safeParse(
    rulesetConditions,
    Array.isArray(stored) ? { all: stored.map(fromBefore) } : stored,
  );
  return read.success ? read.data : null;
}

interface Before {
  field?: unknown;
  operator?: unknown;
  value?: unknown;
}

/** A condition in the earlier form: equals, not_equals, includes, at_least, at_most. */
function fromBefore(before: unknown): unknown {
  const { field, operator, value } = (before ?? {}) as Before;
  const name = factNames.find((known) => known === field);
  if (!name) return before;
  const fact: Fact = rulesetFacts[name];
  const put = (next: Operator, one: unknown) => ({ fact: name, operator: next, value: one });
  if (fact.kind === "number") {
    const number = typeof value === "string" && value.trim() ? Number(value) : value;
    return put(
      operator === "at_least"
        ? "greaterThanInclusive"
        : operator === "at_most"
          ? "lessThanInclusive"
          : "equal",
      operator === "not_equals" || operator === undefined ? undefined : number,
    );
  }
  const text = String(value).trim();
  const one = fact.kind === "state" ? text.toUpperCase() : text.toLowerCase();
  if (fact.kind === "list") {
    if (operator === "at_least" || operator === "at_most") return before;
    return put(operator === "not_equals" ? "doesNotContain" : "contains", one);
  }
  if (operator === "not_equals") return put("notEqual", one);
  if (operator === "equals" || operator === "includes") return put("equal", one);
  if (fact.kind === "state") return before;
  // In ascending order.
  const scale = name === "urgencyLevel" ? [...fact.words].reverse() : [...fact.words];
  const at = scale.indexOf(one);
  if (at < 0) return before;
  return put("in", operator === "at_least" ? scale.slice(at) : scale.slice(0, at + 1));
}

const maxNameCharacters = 80;
const maxAdjustmentUsd = 5000;

/** A ruleset as entered; the adjustment is in US dollars, and may be negative. */
export const rulesetForm = z.object({
  name: z
    .string(says.nameMissing)
    .check(z.trim(), z.minLength(1, says.nameMissing), z.maxLength(maxNameCharacters, says.nameTooLong)),
  category: z
    .string(says.categoryMissing)
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, says.categoryMissing),
      z.maxLength(40, says.categoryTooLong),
    ),
  priority: z
    .number(says.priorityWrong)
    .check(z.int(says.priorityWrong), z.minimum(1, says.priorityWrong), z.maximum(1000, says.priorityWrong)),
  isActive: z.boolean(),
  requiresHumanReview: z.boolean(),
  adjustment: z
    .number(says.adjustmentWrong)
    .check(
      z.minimum(-maxAdjustmentUsd, says.adjustmentWrong),
      z.maximum(maxAdjustmentUsd, says.adjustmentWrong),
      z.refine(isInCents, says.adjustmentWrong),
    ),
  conditions: rulesetConditions.check(
    z.refine((conditions) => listOf(conditions).length > 0, says.conditionsMissing),
  ),
});
export type RulesetForm = z.output<typeof rulesetForm>;

/** As stored. */
export const rulesetOf = ({ adjustment, ...form }: RulesetForm) => ({
  ...form,
  adjustmentCents: Math.round(adjustment * 100),
});
