import { graphql } from "react-relay";
import type { mentionsQueueLineQuery } from "#relay/mentionsQueueLineQuery.graphql";
import { caseHref } from "../../../shell/desk/caseHref.ts";
import type { WorkQueueSource } from "../../../shell/desk/desk.ts";
import { en as t } from "./words.waiting.en.ts";

/** The notes that name the reader, until they open them. */
export const mentionsQueueLine: WorkQueueSource<mentionsQueueLineQuery> = {
  changes: graphql`
    subscription mentionsQueueLineSubscription {
      caseMentioned {
        noteNumber
      }
    }
  `,
  query: graphql`
    query mentionsQueueLineQuery {
      caseMentions {
        requestNumber
      }
    }
  `,
  lines: ({ caseMentions }) =>
    caseMentions[0]
      ? [
          {
            href: caseHref(caseMentions[0].requestNumber, "notes"),
            icon: "pencil",
            title: t.title,
            count: caseMentions.length,
            text: t.count(caseMentions.length),
          },
        ]
      : [],
};
