import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { ledgerKinds } from "../../../shared/money/funds/kinds.ts";
import { wholeNumber } from "../../core/routing/wholeNumber.ts";
import type { FundPageQuery$variables } from "#relay/FundPageQuery.graphql";

/** The fund and the filter of its journal in the URL. An unknown number is no fund's. */
export function journalVariables(id: string | undefined, search: URLSearchParams): FundPageQuery$variables {
  const kind = ledgerKinds.find((one) => one === search.get("kind")) ?? null;
  return { number: wholeNumber(id), kind, ...firstPage };
}
