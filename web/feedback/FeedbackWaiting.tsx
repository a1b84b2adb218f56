import { graphql, useLazyLoadQuery } from "react-relay";
import type { FeedbackWaitingQuery } from "#relay/FeedbackWaitingQuery.graphql";
import { readingBy } from "../admin/readingBy.ts";
import { useLiveReading } from "../admin/useLiveReading.ts";
import { WaitingLine } from "../admin/WaitingLine.tsx";
import { dictionary, useWords } from "../core/i18n/i18n.tsx";
import { en } from "./words.waiting.en.ts";

const words = dictionary(en);

/** How much feedback nobody has handled. */
export function FeedbackWaiting() {
  const t = useWords(words);
  const [times] = useLiveReading(graphql`
    subscription FeedbackWaitingSubscription {
      feedbackChanged {
        id
      }
    }
  `);
  const { feedback } = useLazyLoadQuery<FeedbackWaitingQuery>(
    graphql`
      query FeedbackWaitingQuery {
        feedback(filter: { view: open }) {
          total
        }
      }
    `,
    {},
    readingBy(times),
  );
  return <WaitingLine href="/admin/feedback" icon="chat" title={t.title} text={t.open(feedback.total)} />;
}
