/** Separate from the desk words, because the overview needs only these. */
export const en = {
  title: "Funds",
  deposits: (count: number) =>
    count === 0 ? "no deposits waiting" : `${count} ${count === 1 ? "deposit" : "deposits"} waiting`,
  low: (count: number) => (count === 1 ? "1 fund is running low" : `${count} funds are running low`),
};
