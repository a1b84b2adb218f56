/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Directory",
  unconfirmed: (count: number) => `${count} never confirmed`,
};
