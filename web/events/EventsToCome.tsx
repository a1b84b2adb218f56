import { graphql, useLazyLoadQuery } from "react-relay";
import type { EventsToComeQuery } from "#relay/EventsToComeQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many events are to come. */
export function EventsToCome() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
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
    readingBy(times),
  );
  return (
    <WaitingLine href="/admin/events" icon="calendar" title={t.title} text={t.coming(allEvents.total)} />
  );
}
