/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Dispatch",
  waiting: (approved: string, partly: string) => `${approved} approved, ${partly} partly dispatched`,
  toConfirm: "Help to confirm",
  confirm: (count: string) => (count === "1" ? "1 case for you" : `${count} cases for you`),
  others: (count: string) =>
    count === "1" ? "1 case waits for another person" : `${count} cases wait for another person`,
  noOthers: (count: string) =>
    count === "1"
      ? "1 case waits for its provider's terminal or statement"
      : `${count} cases wait for a provider's terminal or statement`,
  problems: (count: string) =>
    count === "1"
      ? "1 case has help that failed or was not confirmed"
      : `${count} cases have help that failed or was not confirmed`,
};
