import { graphql, useLazyLoadQuery } from "react-relay";
import type { EntriesWaitingQuery } from "#relay/EntriesWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many entries of the directory nobody has ever confirmed. */
export function EntriesWaiting() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
    subscription EntriesWaitingSubscription {
      entryChanged {
        entry {
          id
        }
      }
    }
  `);
  const { directoryEntries } = useLazyLoadQuery<EntriesWaitingQuery>(
    graphql`
      query EntriesWaitingQuery {
        directoryEntries(filter: { view: unconfirmed }) {
          total
        }
      }
    `,
    {},
    readingBy(times),
  );
  return (
    <WaitingLine
      href="/admin/directory?show=unconfirmed"
      icon="book"
      title={t.title}
      text={t.unconfirmed(directoryEntries.total)}
    />
  );
}
