import { graphql } from "react-relay";
import type { eventsQueueLineQuery } from "#relay/eventsQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many events are coming up. */
export const eventsQueueLine: WorkQueueSource<eventsQueueLineQuery> = {
  changes: graphql`
    subscription eventsQueueLineSubscription {
      eventChanged {
        id
      }
    }
  `,
  query: graphql`
    query eventsQueueLineQuery {
      allEvents(filter: { view: coming }) {
        totalCount
      }
    }
  `,
  lines: ({ allEvents }) => [
    {
      href: "/admin/events",
      icon: "calendar",
      title: t.title,
      count: 0,
      text: t.coming(allEvents.totalCount),
    },
  ],
};
