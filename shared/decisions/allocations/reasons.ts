/** Why a person approves another amount than the recommended one. */
export const statedReasons = [
  "partly_covered",
  "need_changed",
  "price_known",
  "limited_funds",
  "other",
] as const;
/** Those, and the two that the server records. */
export const amountReasons = [...statedReasons, "fund_maximum", "not_stated"] as const;
export type AmountReason = (typeof amountReasons)[number];
