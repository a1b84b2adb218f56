/** Of its line on the overview, which loads no others. */
export const en = {
  title: "Call-backs",
  waiting: (count: number) => (count === 0 ? "nobody waits" : `${count} waiting`),
  late: (count: number) => (count === 1 ? "1 call is late" : `${count} calls are late`),
};
