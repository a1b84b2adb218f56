/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Directory reports",
  open: (count: number) => `${count} open`,
};
