/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Dispatch",
  waiting: (approved: string, partly: string) => `${approved} approved, ${partly} partly`,
  critical: "Critical cases",
  criticals: (count: string) =>
    count === "1" ? "1 critical case is not dispatched" : `${count} critical cases are not dispatched`,
  toConfirm: "Help to confirm",
  confirm: (count: string) => (count === "1" ? "1 case for you" : `${count} cases for you`),
  others: (count: string) =>
    count === "1" ? "1 case waits for another person" : `${count} cases wait for another person`,
  noOthers: (count: string) =>
    count === "1"
      ? "1 case waits for its provider's terminal or statement"
      : `${count} cases wait for a provider's terminal or statement`,
  problems: (count: string) =>
    count === "1" ? "1 case has a problem with its help" : `${count} cases have problems with their help`,
};
