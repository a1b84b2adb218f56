/** Decisions of so many days are looked at. */
export const lookedBackDays = 90;
/** Within so many hours a letter must be written, and a decision must stand. */
export const hoursOfGrace = 24;
/** Cases that are named beside a rule which they broke, the newest. */
export const namedCases = 5;

/** What each decision must have kept. */
export const complianceRules = [
  "inTime",
  "confirmedNeeds",
  "secondPerson",
  "lettersWritten",
  "decisionStood",
] as const;
export type ComplianceRule = (typeof complianceRules)[number];
