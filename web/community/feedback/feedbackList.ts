import { feedbackTypes, feedbackViews, type FeedbackView } from "../../../shared/community/feedback/kinds.ts";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import type { FeedbackDeskPageQuery$variables } from "#relay/FeedbackDeskPageQuery.graphql";
import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";

/** Search and filter of the list in the URL. The longest waiting come first. */
export const feedbackList: ListShape = {
  filter: { name: "show", choices: feedbackViews, usual: "open" },
  columns: [],
  sort: { column: "age", direction: "ascending" },
};

export function feedbackVariables(address: URLSearchParams): FeedbackDeskPageQuery$variables {
  const { search, filter } = readListAddress(address, feedbackList);
  const feedbackType = feedbackTypes.find((type) => type === address.get("type")) ?? null;
  return { filter: { search: search || null, view: filter as FeedbackView, feedbackType }, ...firstPage };
}
