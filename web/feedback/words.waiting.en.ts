/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Feedback",
  open: (count: number) => `${count} open`,
};
