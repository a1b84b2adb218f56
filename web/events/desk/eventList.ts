import { eventViews, type EventView } from "#shared/events/views";
import { firstPage } from "#shared/core/graphql/pages";
import type { EventsDeskPageQuery$variables } from "#relay/EventsDeskPageQuery.graphql";
import { readListAddress, type ListShape } from "../../admin/deskAddress.ts";

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
