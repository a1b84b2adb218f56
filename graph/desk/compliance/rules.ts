/** The number of days of decisions that are checked. */
export const lookedBackDays = 90;
/** The hours within which a letter must be written and a decision must stay unchanged. */
export const hoursOfGrace = 24;
/** The maximum number of listed violations per rule, newest first, and of those that are named. */
export const listedCases = 500;
export const namedCases = 5;

/** What each decision must have recorded. */
export const complianceRules = [
  "inTime",
  "confirmedNeeds",
  "secondPerson",
  "lettersWritten",
  "decisionStood",
] as const;
export type ComplianceRule = (typeof complianceRules)[number];
