/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Directory reports",
  open: (count: number) => `${count} open`,
};
