import { sentences } from "../core/i18n/phrases.shared.ts";

export const en = {
  levelMissing: "Please choose critical, urgent or standard",
  thresholdWrong: "The time threshold must be a whole number of minutes, from 1 to 10080",
  stepsMissing: "Please name at least one escalation step",
  tooManySteps: "Please name at most 5 escalation steps",
  stepTwice: "Each escalation step may be named once",
  addressForSuper: "Only a super administrator may add an address to the steps.",
  stepWrong: "A step is supervisor, director, notification, emergency, or an e-mail address",
  limitWrong: "The auto-approval limit must be US dollars in whole cents, 0 or more",
  approversWrong: "The required approvers must be a whole number from 1 to 5",
  limitForSuper: ({ limit }: { limit: string }) =>
    `Only super admins may let a rule approve more than ${limit} by itself.`,
  limitOverFund: ({ limit }: { limit: string }) =>
    `A rule may not approve more than the fund's limit of ${limit}.`,
  ruleChanged: "Somebody else has changed this rule meanwhile. Please look at it again.",
  attendedBy: ({ name }: { name: string }) => `${name} attends to this request already.`,
  nothingToAttend: "This request is decided; there is nothing to attend to.",
  factUnknown: "Please choose what the condition looks at",
  operatorUnknown: "Please choose how it is compared",
  valueMissing: "Please give a value",
  conditionImpossible: "This cannot be compared in that way",
  conditionsWrong: "Conditions are a list under all or any",
  conditionsMissing: "Please add at least one condition",
  tooManyConditions: "A ruleset has at most 20 conditions",
  nameMissing: "Please name the ruleset",
  nameTooLong: "A ruleset has a name of at most 80 characters",
  nameTaken: "There is a ruleset of this name already.",
  categoryMissing: "Please enter a category",
  categoryTooLong: "Please use at most 40 characters",
  priorityWrong: "The priority must be a whole number from 1 to 1000",
  adjustmentWrong: "The adjustment must be US dollars in whole cents, from -5000 to 5000",
  rulesetChanged: "Somebody else has changed this ruleset meanwhile. Please look at it again.",
  rulesetMissing: "There is no such ruleset.",
};

export const says = sentences("rulebook", en);
