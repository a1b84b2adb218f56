import { callbackViews, type CallbackView } from "../../../shared/community/callbacks/statuses.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { CallbacksPageQuery$variables } from "#relay/CallbacksPageQuery.graphql";
import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";

/** Search and filter of the list in the URL. The order is the queue's. */
export const callbackList: ListShape = {
  filter: { name: "show", choices: callbackViews, usual: "open" },
  columns: [],
  sort: { column: "queue", direction: "ascending" },
};

export function callbackVariables(address: URLSearchParams): CallbacksPageQuery$variables {
  const { search, filter } = readListAddress(address, callbackList);
  return { filter: { search: search || null, view: filter as CallbackView }, ...firstPage };
}
