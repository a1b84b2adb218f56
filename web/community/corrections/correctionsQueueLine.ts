import { graphql } from "react-relay";
import type { correctionsQueueLineQuery } from "#relay/correctionsQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many reports are open. */
export const correctionsQueueLine: WorkQueueSource<correctionsQueueLineQuery> = {
  changes: graphql`
    subscription correctionsQueueLineSubscription {
      correctionChanged {
        id
      }
    }
  `,
  query: graphql`
    query correctionsQueueLineQuery {
      corrections(filter: { state: open }) {
        totalCount
      }
    }
  `,
  lines: ({ corrections }) => [
    {
      href: "/admin/corrections",
      icon: "flag",
      title: t.title,
      count: corrections.totalCount,
      text: t.open(corrections.totalCount),
    },
  ],
};
