import { graphql, useLazyLoadQuery } from "react-relay";
import type { FeedbackQueueLineQuery } from "#relay/FeedbackQueueLineQuery.graphql";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useLiveFetchKey } from "../admin/useLiveFetchKey.ts";
import { WorkQueueLine } from "../admin/WorkQueueLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How much feedback is open. */
export function FeedbackQueueLine() {
  const t = useWords(words);
  const [times] = useLiveFetchKey(graphql`
    subscription FeedbackQueueLineSubscription {
      feedbackChanged {
        id
      }
    }
  `);
  const { feedback } = useLazyLoadQuery<FeedbackQueueLineQuery>(
    graphql`
      query FeedbackQueueLineQuery {
        feedback(filter: { view: open }) {
          total
        }
      }
    `,
    {},
    fetchOptions(times),
  );
  return <WorkQueueLine href="/admin/feedback" icon="chat" title={t.title} text={t.open(feedback.total)} />;
}
