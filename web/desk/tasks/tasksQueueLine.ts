import { graphql } from "react-relay";
import type { tasksQueueLineQuery } from "#relay/tasksQueueLineQuery.graphql";
import type { WorkQueueSource } from "../../shell/desk/desk.ts";
import { onOverdue } from "../../shell/desk/queue/onOverdue.ts";
import { en as t } from "./words.waiting.en.ts";

/** How much work no one has taken, and how much is overdue. */
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
        nextDueAt
        serverTime
      }
    }
  `,
  lines: ({ deskWork: { totalCount, late } }) => [
    {
      href: totalCount > 0 ? "/admin/tasks?show=free" : "/admin/tasks",
      icon: "list",
      title: t.title,
      text: t.free(totalCount),
      ...(late > 0 && { urgent: { text: t.late(late), href: "/admin/tasks?show=late" } }),
    },
  ],
  schedule: ({ deskWork: { nextDueAt, serverTime } }, readAgain) =>
    onOverdue(nextDueAt, serverTime, readAgain),
};
