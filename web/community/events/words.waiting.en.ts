/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Events",
  coming: (count: number) => `${count} upcoming`,
};
