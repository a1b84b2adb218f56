import { graphql, useLazyLoadQuery } from "react-relay";
import type { EntriesQueueLineQuery } from "#relay/EntriesQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many directory entries were never confirmed. */
export function EntriesQueueLine() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription EntriesQueueLineSubscription {
      entryChanged {
        entry {
          id
        }
      }
    }
  `);
  const { directoryEntries } = useLazyLoadQuery<EntriesQueueLineQuery>(
    graphql`
      query EntriesQueueLineQuery {
        directoryEntries(filter: { view: unconfirmed }) {
          total
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  return (
    <WorkQueueLine
      href="/admin/directory?show=unconfirmed"
      icon="book"
      title={t.title}
      text={t.unconfirmed(directoryEntries.total)}
    />
  );
}
