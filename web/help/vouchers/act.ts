/** What is done with one number, or with all that are open. */
export interface Act {
  what: "enter" | "release";
  vouchers: readonly { key: number; number: string }[];
}
