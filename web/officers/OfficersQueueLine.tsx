import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficersQueueLineQuery } from "#relay/OfficersQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many officers' cases are unanswered. */
export function OfficersQueueLine() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription OfficersQueueLineSubscription {
      officerCaseChanged {
        id
      }
    }
  `);
  const { officerCases } = useLazyLoadQuery<OfficersQueueLineQuery>(
    graphql`
      query OfficersQueueLineQuery {
        officerCases(filter: { state: waiting }) {
          total
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  return (
    <WorkQueueLine
      href="/admin/officers"
      icon="shield"
      title={t.title}
      text={t.waiting(officerCases.total)}
    />
  );
}
