import { caseOrders, type CaseOrder } from "../../../shared/desk/cases/rules.ts";
import { isOpenStatus, type RequestStatus } from "../../../shared/core/request-statuses.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { withParams } from "../../core/routing/withParams.ts";

/** The options of a list of cases, in order; `rejected` is the administrators' term for denied. */
export const caseFilters = [
  "all",
  "open",
  "pending",
  "approved",
  "rejected",
  "completed",
  "processing",
  "dispatched",
] as const;
export type CaseFilter = (typeof caseFilters)[number];

/** What a list of cases shows. */
export interface CaseListAddress {
  filter: CaseFilter;
  search: string;
}

/** The cases page: `?status=pending&q=…&case=12&tab=history`. */
export interface CasesAddress extends CaseListAddress {
  order: CaseOrder;
  /** The open case. */
  number: number | null;
  /** A case that stays beside it on a wide screen. */
  beside: number | null;
  tab: string | undefined;
}

/** The filter's name in the URL: the dashboard's `tracker` is next to other panels' filters. */
type FilterName = "status" | "tracker";

/** Unknown values are ignored. */
export const readCasesAddress = (address: URLSearchParams, name: FilterName = "status"): CasesAddress => ({
  filter: caseFilters.find((filter) => filter === address.get(name)) ?? "all",
  search: (address.get("q") ?? "").slice(0, 200).trim(),
  order: caseOrders.find((order) => order === address.get("order")) ?? "urgency",
  number: caseNumberIn(address),
  beside: caseNumberIn(address, "beside"),
  tab: address.get("tab") ?? undefined,
});

/** The number of the open case in a URL. */
export function caseNumberIn(address: URLSearchParams, name: "case" | "beside" = "case"): number | null {
  const text = address.get(name) ?? "";
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The variables of a `detailQuery` of the open case. */
export function openCase(address: URLSearchParams): { number: number } | null {
  const number = caseNumberIn(address);
  return number === null ? null : { number };
}

/** The same on the dashboard. Another tab does not show the case, so its reading is not logged. */
export const openCaseOverOverview = (address: URLSearchParams) =>
  ["overview", null].includes(address.get("tab")) ? openCase(address) : null;

/** The same URL with a change. Another case keeps the tab, so that a reader compares like parts. */
export function changeCasesAddress(
  address: URLSearchParams,
  change: Partial<CasesAddress>,
  name: FilterName = "status",
): URLSearchParams {
  const { filter, search: q, order, number, beside } = change;
  const tab = number === null ? null : change.tab;
  const params = { [name]: filter, q, order, tab, case: number, beside };
  return withParams(address, params, { [name]: "all", order: "urgency" });
}

/** Only what the list shows: opening a case does not fetch the list again. */
export const caseListVariables = ({ filter, search }: CaseListAddress) => ({
  search,
  status: statusOf(filter),
  isOpen: filter === "open",
  ...firstPage,
});

export const statusOf = (filter: CaseFilter): RequestStatus | null =>
  filter === "all" || filter === "open" ? null : filter === "rejected" ? "denied" : filter;

/** Whether a list with this filter has requests with this status. */
export const isIn = (filter: CaseFilter, status: RequestStatus): boolean =>
  filter === "open" ? isOpenStatus(status) : [null, status].includes(statusOf(filter));
