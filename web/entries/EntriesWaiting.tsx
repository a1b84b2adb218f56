import { useMemo } from "react";
import { graphql, useLazyLoadQuery, useSubscription } from "react-relay";
import type { EntriesWaitingQuery } from "#relay/EntriesWaitingQuery.graphql";
import type { EntriesWaitingSubscription } from "#relay/EntriesWaitingSubscription.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many entries of the directory nobody has ever confirmed. */
export function EntriesWaiting() {
  const t = useWords(words);
  const [times, readAgain] = useLiveReading();
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
  useSubscription<EntriesWaitingSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription EntriesWaitingSubscription {
            entryChanged {
              entry {
                id
              }
            }
          }
        `,
        variables: {},
        onNext: readAgain,
      }),
      [readAgain],
    ),
  );
  return (
    <WaitingLine
      href="/admin/directory"
      icon="book"
      title={t.title}
      text={t.unconfirmed(directoryEntries.total)}
    />
  );
}
