import { sentences } from "../../core/i18n/phrases.ts";

export const en = {
  levelMissing: "Please choose critical, urgent or standard",
  thresholdWrong: "The time threshold must be a whole number of minutes, from 1 to 10080",
  stepsMissing: "Add at least one escalation step",
  tooManySteps: "A rule can have at most 5 escalation steps",
  stepTwice: "Each escalation step can be used only once",
  addressForSuper: "Only a super admin can add an email address as a step.",
  stepWrong: "A step must be supervisor, director, notification, emergency, or an email address",
  limitWrong: "The auto-approval limit must be US dollars in whole cents, 0 or more",
  approversWrong: "The required approvers must be a whole number from 1 to 5",
  limitForSuper: ({ limit }: { limit: string }) =>
    `Only super admins can set an auto-approval limit above ${limit}.`,
  limitOverFund: ({ limit }: { limit: string }) =>
    `The auto-approval limit can't exceed the fund's limit of ${limit}.`,
  ruleChanged: "Someone else changed this rule. Review it and try again.",
  factUnknown: "Please choose a field for the condition",
  operatorUnknown: "Please choose a comparison",
  valueMissing: "Please enter a value",
  conditionImpossible: "This comparison doesn't work with this field",
  conditionsWrong: "Conditions must be a list under all or any",
  conditionsMissing: "Please add at least one condition",
  tooManyConditions: "A ruleset can have at most 20 conditions",
  nameMissing: "Please enter a name for the ruleset",
  nameTooLong: "A ruleset's name can be at most 80 characters",
  nameTaken: "A ruleset with this name already exists.",
  categoryMissing: "Please enter a category",
  categoryTooLong: "Please use at most 40 characters",
  priorityWrong: "The priority must be a whole number from 1 to 1000",
  adjustmentWrong: "The adjustment must be US dollars in whole cents, from -5000 to 5000",
  rulesetChanged: "Someone else changed this ruleset. Review it and try again.",
  rulesetMissing: "Ruleset not found.",
};

export const says = sentences("rulebook", en);
