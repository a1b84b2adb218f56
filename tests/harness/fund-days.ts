/** Fills `FundDay` from entries that were written without the triggers of the ledger. */
export const sumDays = `
  INSERT INTO "FundDay" ("fundId", "day", "n", "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents")
  SELECT "fundId", "day", 0, "reservedCents", "committedCents", "spentCents", "lostCents", "stockCents", "promisedCents" FROM "FundDayDue"`;
