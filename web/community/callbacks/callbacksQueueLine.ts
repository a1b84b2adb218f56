import { graphql } from "react-relay";
import type { callbacksQueueLineQuery } from "#relay/callbacksQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { onOverdue, since } from "../../shell/desk/queue/onOverdue.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many callbacks wait, and how many of them are overdue. */
export const callbacksQueueLine: WorkQueueSource<callbacksQueueLineQuery> = {
  changes: graphql`
    subscription callbacksQueueLineSubscription {
      callbackChanged {
        id
      }
    }
  `,
  query: graphql`
    query callbacksQueueLineQuery {
      callbacks {
        waiting
        late
        lateSince
        nextDueAt
        serverTime
      }
    }
  `,
  lines: ({ callbacks: { waiting, late, lateSince, serverTime } }) => [
    {
      href: waiting > 0 ? "/admin/callbacks?show=waiting" : "/admin/callbacks",
      icon: "phone",
      title: t.title,
      count: waiting,
      text: t.waiting(waiting),
      ...(late > 0 && {
        urgent: {
          count: late,
          text: t.urgent(late, since(lateSince, serverTime)),
          href: "/admin/callbacks?show=late",
        },
      }),
    },
  ],
  schedule: ({ callbacks: { nextDueAt, serverTime } }, readAgain) =>
    onOverdue(nextDueAt, serverTime, readAgain),
};
