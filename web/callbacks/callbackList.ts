import { callbackViews, type CallbackView } from "#shared/callbacks/rules";
import type { CallbacksPageQuery$variables } from "#relay/CallbacksPageQuery.graphql";
import { readListAddress, type ListShape } from "../admin/deskAddress.ts";

/**
 * How the list is searched and filtered, as the address says it. Its order is that of the queue.
 */
export const callbackList: ListShape = {
  filter: { name: "show", choices: callbackViews, usual: "open" },
  columns: [],
  sort: { column: "queue", direction: "ascending" },
};

export function callbackVariables(address: URLSearchParams): CallbacksPageQuery$variables {
  const { search, filter, page } = readListAddress(address, callbackList);
  return { filter: { search: search || null, view: filter as CallbackView }, page };
}
