/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Events",
  coming: (count: number) => `${count} to come`,
};
