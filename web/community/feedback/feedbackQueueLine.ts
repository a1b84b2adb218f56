import { graphql } from "react-relay";
import type { feedbackQueueLineQuery } from "#relay/feedbackQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How much feedback is open. */
export const feedbackQueueLine: WorkQueueSource<feedbackQueueLineQuery> = {
  changes: graphql`
    subscription feedbackQueueLineSubscription {
      feedbackChanged {
        id
      }
    }
  `,
  query: graphql`
    query feedbackQueueLineQuery {
      feedback(filter: { view: open }) {
        totalCount
      }
    }
  `,
  lines: ({ feedback }) => [
    {
      href: "/admin/feedback",
      icon: "chat",
      title: t.title,
      count: feedback.totalCount,
      text: t.open(feedback.totalCount),
    },
  ],
};
