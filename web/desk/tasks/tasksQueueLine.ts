import { graphql } from "react-relay";
import type { tasksQueueLineQuery } from "#relay/tasksQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { onOverdue, since } from "../../shell/desk/queue/onOverdue.ts";
import { en as t } from "./words.waiting.en.ts";

/** How much work no one has taken, and how much of all is overdue. */
export const tasksQueueLine: WorkQueueSource<tasksQueueLineQuery> = {
  changes: graphql`
    subscription tasksQueueLineSubscription {
      deskWorkChanged {
        count
      }
    }
  `,
  query: graphql`
    query tasksQueueLineQuery {
      deskWork(filter: { view: free }, first: 1) {
        totalCount
        late
        lateSince
        nextDueAt
        serverTime
      }
      overdue: deskWork(filter: { view: late }, first: 1) {
        edges {
          node {
            caseId
            callerName
          }
        }
      }
    }
  `,
  lines({ deskWork: { totalCount, late, lateSince, serverTime }, overdue }) {
    const first = overdue.edges[0]?.node;
    return [
      {
        href: totalCount > 0 ? "/admin/tasks?show=free" : "/admin/tasks",
        icon: "list",
        title: t.title,
        count: totalCount,
        text: t.free(totalCount),
        ...(late > 0 && {
          urgent: {
            count: late,
            text: t.urgent(late, since(lateSince, serverTime)),
            first: first?.callerName ?? first?.caseId ?? undefined,
            href: "/admin/tasks?show=late",
          },
        }),
      },
    ];
  },
  schedule: ({ deskWork: { nextDueAt, serverTime } }, readAgain) =>
    onOverdue(nextDueAt, serverTime, readAgain),
};
