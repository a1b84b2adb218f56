/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Dispatch",
  waiting: (approved: string, partly: string) => `${approved} approved, ${partly} partly dispatched`,
  problems: (count: string) => (count === "1" ? "1 problem" : `${count} problems`),
};
