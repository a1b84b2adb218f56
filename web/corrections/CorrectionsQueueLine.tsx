import { graphql, useLazyLoadQuery } from "react-relay";
import type { CorrectionsQueueLineQuery } from "#relay/CorrectionsQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** The number of open reports. */
export function CorrectionsQueueLine() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription CorrectionsQueueLineSubscription {
      correctionChanged {
        id
      }
    }
  `);
  const { corrections } = useLazyLoadQuery<CorrectionsQueueLineQuery>(
    graphql`
      query CorrectionsQueueLineQuery {
        corrections(filter: { state: open }) {
          total
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  return (
    <WorkQueueLine href="/admin/corrections" icon="flag" title={t.title} text={t.open(corrections.total)} />
  );
}
