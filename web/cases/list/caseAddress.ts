import { firstPage } from "#shared/core/graphql/pages";
import type { CasesPageQuery$variables } from "#relay/CasesPageQuery.graphql";
import { statusOf, trackerFilters, type TrackerFilter } from "../tracker/trackerAddress.ts";

/** The state of the cases page in its URL: `?status=pending&q=…&case=12&tab=history`. */
export interface CasesAddress {
  filter: TrackerFilter;
  search: string;
  /** The open case. */
  number: number | null;
  tab: string | undefined;
}

/** Unknown values are ignored. */
export const readCasesAddress = (address: URLSearchParams): CasesAddress => ({
  filter: trackerFilters.find((filter) => filter === address.get("status")) ?? "all",
  search: (address.get("q") ?? "").slice(0, 200).trim(),
  number: numberIn(address.get("case") ?? ""),
  tab: address.get("tab") ?? undefined,
});

const numberIn = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null);

/** The same URL with a change. Another case keeps the tab, so that a reader compares like parts. */
export function changeCasesAddress(address: URLSearchParams, change: Partial<CasesAddress>): URLSearchParams {
  const next = new URLSearchParams(address);
  const put = (name: string, value: string) => (value ? next.set(name, value) : next.delete(name));
  if (change.filter !== undefined) put("status", change.filter === "all" ? "" : change.filter);
  if (change.search !== undefined) put("q", change.search);
  if (change.tab !== undefined) put("tab", change.tab);
  if (change.number !== undefined) put("case", change.number === null ? "" : String(change.number));
  if (change.number === null) next.delete("tab");
  return next;
}

/** Only list parameters: opening a case does not fetch the list again. */
export function casesVariables(address: URLSearchParams): CasesPageQuery$variables {
  const { filter, search } = readCasesAddress(address);
  return { search, status: statusOf(filter), ...firstPage };
}
