import { workViews, type WorkView } from "../../../shared/help/dispatches/hub.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { DispatchesPageQuery$variables } from "#relay/DispatchesPageQuery.graphql";
import { caseNumberIn } from "../cases/caseAddress.ts";
import { withParams } from "../../core/routing/withParams.ts";

/** `?view=partly&q=…&case=12`. */
export interface DispatchAddress {
  view: WorkView;
  search: string;
  /** The open case. It may be outside of the view. */
  number: number | null;
}

const usualView: WorkView = "approved";

/** Unknown values are ignored. */
export const readDispatchAddress = (address: URLSearchParams): DispatchAddress => ({
  view: workViews.find((view) => view === address.get("view")) ?? usualView,
  search: (address.get("q") ?? "").slice(0, 100).trim(),
  number: caseNumberIn(address),
});

export function changeDispatchAddress(
  address: URLSearchParams,
  change: Partial<DispatchAddress>,
): URLSearchParams {
  const { view, search: q, number } = change;
  return withParams(address, { view, q, case: number }, { view: usualView });
}

/** Only what the list shows: opening a case does not fetch the list again. */
export const dispatchVariables = ({ view, search }: DispatchAddress): DispatchesPageQuery$variables => ({
  filter: { view, search: search || null },
  ...firstPage,
});
