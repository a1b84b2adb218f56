/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Directory",
  unconfirmed: (count: number) => `${count} never confirmed`,
};
