import { graphql } from "react-relay";
import type { officersQueueLineQuery } from "#relay/officersQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many officers' cases have no answer yet. */
export const officersQueueLine: WorkQueueSource<officersQueueLineQuery> = {
  changes: graphql`
    subscription officersQueueLineSubscription {
      officerCaseChanged {
        id
      }
    }
  `,
  query: graphql`
    query officersQueueLineQuery {
      officerCases(filter: { state: waiting }) {
        totalCount
      }
    }
  `,
  lines: ({ officerCases }) => [
    {
      href: "/admin/officers",
      icon: "shield",
      title: t.title,
      count: officerCases.totalCount,
      text: t.waiting(officerCases.totalCount),
    },
  ],
};
