import type { EventsPageQuery } from "#relay/EventsPageQuery.graphql";
import eventsQuery from "#relay/EventsPageQuery$parameters";
import { queryPage } from "../../core/routing/page.tsx";
import { deviceKey } from "./deviceKey.ts";
import { readView } from "./calendar/view.ts";
import { EventsFailed, EventsWaiting } from "./waiting.tsx";

export const eventRoutes = [
  queryPage<EventsPageQuery>({
    path: "/events",
    query: eventsQuery,
    variables: ({ search }) => ({ month: readView(search).month, device: deviceKey() ?? null }),
    load: () => import("./EventsPage.tsx").then((file) => file.EventsPage),
    Waiting: EventsWaiting,
    Failed: EventsFailed,
  }),
];
