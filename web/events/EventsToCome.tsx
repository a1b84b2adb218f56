import { graphql, useLazyLoadQuery } from "react-relay";
import type { EventsToComeQuery } from "#relay/EventsToComeQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** The number of upcoming events. */
export function EventsToCome() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription EventsToComeSubscription {
      eventChanged {
        id
      }
    }
  `);
  const { allEvents } = useLazyLoadQuery<EventsToComeQuery>(
    graphql`
      query EventsToComeQuery {
        allEvents(filter: { view: coming }) {
          total
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  return (
    <WorkQueueLine href="/admin/events" icon="calendar" title={t.title} text={t.coming(allEvents.total)} />
  );
}
