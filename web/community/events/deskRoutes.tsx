import eventsQuery from "#relay/EventsDeskPageQuery$parameters";
import type { EventsDeskPageQuery } from "#relay/EventsDeskPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { eventVariables } from "./desk/eventList.ts";

/** In the administrators' area. */
export const eventDeskRoutes = [
  queryPage<EventsDeskPageQuery>({
    path: "/admin/events",
    query: eventsQuery,
    variables: ({ search }) => eventVariables(search),
    load: () => import("./desk/EventsDeskPage.tsx").then((file) => file.EventsDeskPage),
  }),
];
