import { pluralEn } from "../../../shared/core/i18n/plural.ts";
import { dictionary } from "../../core/i18n/i18n.tsx";
import {
  listOf,
  type Condition,
  type Conditions,
  type FactName,
  type Operator,
} from "../../../shared/decisions/rulebook/rulesets.ts";

const facts: Record<FactName, string> = {
  helpTypes: "Paid help types",
  needs: "Needs",
  urgencyLevel: "Urgency",
  distance: "Ride distance",
  state: "State",
  people: "People",
  nights: "Nights",
  amount: "Current amount (US dollars)",
};
/** The same within a sentence. */
const factsInText: Record<FactName, string> = {
  helpTypes: "the paid help types",
  needs: "the needs",
  urgencyLevel: "the urgency",
  distance: "the ride distance",
  state: "the state",
  people: "the number of people",
  nights: "the number of nights",
  amount: "the current amount in US dollars",
};
const operators: Record<Operator, string> = {
  equal: "is",
  notEqual: "is not",
  in: "is any of",
  notIn: "is none of",
  contains: "include",
  doesNotContain: "do not include",
  greaterThanInclusive: "is at least",
  lessThanInclusive: "is at most",
};
const dollars = (usd: number) =>
  `${usd < 0 ? "-" : ""}$${Math.abs(usd).toLocaleString("en-US", { maximumFractionDigits: 2 })}`;
const signed = (usd: number) => `${usd > 0 ? "+" : ""}${dollars(usd)}`;
/** Categories are free text. */
const capitalized = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
/** Values are names of the rulebook, such as `domestic_violence`. */
const wordsOf = (value: Condition["value"]) => [value].flat().map((one) => String(one).replaceAll("_", " "));

export const en = {
  facts,
  operators,
  empty: "No AI rulesets yet.",
  add: "Add ruleset",
  edit: "Edit",
  editOf: (name: string) => `Edit ${name}`,
  history: "History",
  historyTitle: "AI ruleset history",
  review: "Human Review Required",
  active: "Active",
  activeOf: (name: string) => `${name} is active`,
  on: "Active",
  off: "Off",
  category: "Category",
  priority: "Priority",
  /** What a ruleset looks at, as a sentence. Null is unreadable, and never matches. */
  when: (conditions: Conditions | null) => {
    if (!conditions) return "Its conditions can't be read, so it never matches.";
    const each = listOf(conditions).map(
      ({ fact, operator, value }) =>
        `${factsInText[fact]} ${operators[operator]} ${wordsOf(value).join(", ")}`,
    );
    return each.length === 0
      ? "For every request."
      : `If ${each.join("all" in conditions ? " and " : " or ")}.`;
  },
  effect: (category: string, priority: number, usd: number) =>
    `${capitalized(category)}. Priority ${priority}. ${usd === 0 ? "Doesn't change the amount." : `Changes the amount by ${signed(usd)}.`}`,
  reads: "Only super admins can edit rulesets.",
  switched: "Ruleset saved",
  failed: "Error",
  failedText: "Could not save the ruleset. Please try again.",
  form: {
    title: "Add ruleset",
    editTitle: (name: string) => `Ruleset ${name}`,
    name: "Name",
    categoryHint: "For example, triage",
    priorityHint: "1 runs first",
    adjustment: "Adjustment (US dollars)",
    adjustmentHint: "Added when the ruleset matches. A negative number reduces the amount.",
    review: "Human review required",
    reviewHint: "Requests that match are never auto-approved",
    match: "Matches when",
    all: "all conditions are met",
    any: "any condition is met",
    fact: (place: number) => `Condition ${place}`,
    operator: "Comparison",
    value: "Value",
    states: "States, separated by commas",
    state: "State (two letters)",
    addCondition: "Add condition",
    removeCondition: (place: number) => `Remove condition ${place}`,
    cancel: "Cancel",
    back: "Back",
    tryOut: "Test on past requests",
    save: "Save ruleset",
    saving: "Saving...",
    saved: "Ruleset saved",
    remove: "Delete",
    removeTitle: (name: string) => `Delete ${name}?`,
    removeText: "It no longer affects new recommendations. It stays in the history.",
    removed: "Ruleset deleted",
  },
  bench: {
    title: (requests: number) => `Tested on the latest ${requests.toLocaleString("en-US")} requests`,
    holds: (matched: number, changed: number) =>
      `Matches ${matched.toLocaleString("en-US")}, changes ${changed.toLocaleString("en-US")}`,
    sums: (before: number, after: number) => `Total recommended: ${dollars(before)} → ${dollars(after)}`,
    reviews: (before: number, after: number) => `Human review required: ${before} → ${after}`,
    none: "This ruleset changes none of these requests.",
    list: "Requests that match or change",
    case: "Case",
    before: "Now",
    after: "With this ruleset",
    person: "Human review",
    yes: "Yes",
    no: "No",
    why: "Why",
    pages: "Test result pages",
  },
  board: {
    title: "Recommended vs. approved",
    text: "Average amounts allocated in the last 90 days.",
    empty: "No recommended amounts were allocated in the last 90 days.",
    groups: { urgency: "By urgency", state: "By state", source: "By source" },
    heads: { urgency: "Urgency", state: "State", source: "Recommended by" },
    /** Urgencies, and the rule engine as a source. A model appears under its own name. */
    names: { critical: "Critical", high: "High", medium: "Medium", low: "Low", rules: "Rules" } as Partial<
      Record<string, string>
    >,
    requests: "Requests",
    recommended: "Recommended",
    decided: "Approved",
    lower: "Approved lower",
    higher: "Approved higher",
    noneLower: "None was approved lower.",
    noneHigher: "None was approved higher.",
    hidden: (count: number) =>
      pluralEn(
        count,
        "1 state with fewer than 5 requests is hidden.",
        `${count} states with fewer than 5 requests each are hidden.`,
      ),
  },
};

/** AI rulesets and the calibration report. */
export const aiWords = dictionary(en);
