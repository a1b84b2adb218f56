import { graphql, useLazyLoadQuery } from "react-relay";
import type { OfficersWaitingQuery } from "#relay/OfficersWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How many officers' cases nobody has answered yet. */
export function OfficersWaiting() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
    subscription OfficersWaitingSubscription {
      officerCaseChanged {
        id
      }
    }
  `);
  const { officerCases } = useLazyLoadQuery<OfficersWaitingQuery>(
    graphql`
      query OfficersWaitingQuery {
        officerCases(filter: { state: waiting }) {
          total
        }
      }
    `,
    {},
    readingBy(times),
  );
  return (
    <WaitingLine href="/admin/officers" icon="shield" title={t.title} text={t.waiting(officerCases.total)} />
  );
}
