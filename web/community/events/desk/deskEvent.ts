import type { EventsDeskPageQuery$data } from "#relay/EventsDeskPageQuery.graphql";

/** An event in the list. */
export type DeskEvent = EventsDeskPageQuery$data["allEvents"]["edges"][number]["node"];
