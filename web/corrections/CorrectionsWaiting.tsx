import { graphql, useLazyLoadQuery } from "react-relay";
import type { CorrectionsWaitingQuery } from "#relay/CorrectionsWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many reports wait. */
export function CorrectionsWaiting() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
    subscription CorrectionsWaitingSubscription {
      correctionChanged {
        id
      }
    }
  `);
  const { corrections } = useLazyLoadQuery<CorrectionsWaitingQuery>(
    graphql`
      query CorrectionsWaitingQuery {
        corrections(filter: { state: open }) {
          total
        }
      }
    `,
    {},
    readingBy(times),
  );
  return (
    <WaitingLine href="/admin/corrections" icon="flag" title={t.title} text={t.open(corrections.total)} />
  );
}
