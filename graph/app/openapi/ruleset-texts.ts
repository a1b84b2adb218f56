/** Of the rulesets that recommend help. */
export const rulesetTexts = {
  Ruleset: {
    conditions: "The conditions.",
    fact: "Name of the checked fact.",
    operator: "Comparison, such as `greaterThanInclusive`.",
    rules: "The ruleset's conditions. Empty if they cannot be read.",
    value: "Value to compare with.",
  },
} as const;
