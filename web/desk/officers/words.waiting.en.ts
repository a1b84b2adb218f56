/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Officers",
  waiting: (count: number) => (count === 0 ? "none waiting" : `${count} waiting for a supervisor`),
};
