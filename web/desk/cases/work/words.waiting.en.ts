/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Mentions",
  count: (count: number) => (count === 1 ? "1 note names you" : `${count} notes name you`),
};
