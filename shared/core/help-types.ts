/** What the fund pays for. */
export const helpTypes = ["food", "shelter", "transportation"] as const;
export type HelpType = (typeof helpTypes)[number];
