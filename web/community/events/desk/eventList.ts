import { eventViews, type EventView } from "../../../../shared/community/events/views.ts";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import type { EventsDeskPageQuery$variables } from "#relay/EventsDeskPageQuery.graphql";
import { readListAddress, type ListShape } from "../../../shell/desk/deskAddress.ts";

/** Search and filter of the list in the URL. */
export const eventList: ListShape = {
  filter: { name: "show", choices: eventViews, usual: "coming" },
  columns: [],
  sort: { column: "when", direction: "ascending" },
};

export function eventVariables(address: URLSearchParams): EventsDeskPageQuery$variables {
  const { search, filter } = readListAddress(address, eventList);
  return { filter: { search: search || null, view: filter as EventView }, ...firstPage };
}
