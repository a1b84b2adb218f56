/** A number that was counted up to `most`, and one more: "1,000+" stands for more. */
export const upTo = (count: number, most: number): string =>
  count > most ? `${most.toLocaleString("en-US")}+` : count.toLocaleString("en-US");
