import detail from "#relay/EventDetailQuery$parameters";
import type { EventDetailQuery } from "#relay/EventDetailQuery.graphql";
import eventsQuery from "#relay/EventsDeskPageQuery$parameters";
import type { EventsDeskPageQuery } from "#relay/EventsDeskPageQuery.graphql";
import { detailQuery, withDetail } from "../../core/routing/detailQuery.ts";
import { queryPage } from "../../core/routing/page.tsx";
import { openNode } from "../../shell/desk/workspace/openRow.ts";
import { eventVariables } from "./desk/eventList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The events' part of the administrators' desk. */
export const eventDesk: DeskPart = {
  id: "events",
  needs: "readDesk",
  places: [{ group: "community", id: "events", icon: "calendar", href: "/admin/events" }],
  routes: [
    withDetail(
      queryPage<EventsDeskPageQuery>({
        path: "/admin/events",
        query: eventsQuery,
        variables: ({ search }) => eventVariables(search),
        load: () => import("./desk/EventsDeskPage.tsx").then((file) => file.EventsDeskPage),
      }),
      detailQuery<EventDetailQuery>({ query: detail, variables: openNode }),
    ),
  ],
  loadWorkQueue: () => import("./eventsQueueLine.ts").then((file) => file.eventsQueueLine),
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.actions, icon: "calendar", href: "/admin/events" }],
    })),
};
