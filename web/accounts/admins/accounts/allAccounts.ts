import { maxRows } from "../../../../shared/core/graphql/pages.ts";

/** The list is sorted on the screen, so its first page should hold all accounts. */
export const allAccounts = { first: maxRows, after: null };
