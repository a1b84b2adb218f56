/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Officers",
  waiting: (count: number) => (count === 0 ? "nobody waits" : `${count} waiting for a supervisor`),
};
