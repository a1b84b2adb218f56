import { graphql } from "react-relay";
import type { tasksQueueLineQuery } from "#relay/tasksQueueLineQuery.graphql";
import type { WorkQueueSource } from "../admin/desk.ts";
import { onOverdue } from "../admin/onOverdue.ts";
import { en as t } from "./words.waiting.en.ts";

/** How many tasks no one has taken, and how many are overdue. */
export const tasksQueueLine: WorkQueueSource<tasksQueueLineQuery> = {
  changes: graphql`
    subscription tasksQueueLineSubscription {
      taskChanged {
        id
      }
    }
  `,
  query: graphql`
    query tasksQueueLineQuery {
      deskTasks {
        free
        late
        nextDueAt
        serverTime
      }
    }
  `,
  lines: ({ deskTasks: { free, late } }) => [
    {
      href: free > 0 ? "/admin/tasks?show=free" : "/admin/tasks",
      icon: "list",
      title: t.title,
      text: t.free(free),
      ...(late > 0 && { urgent: { text: t.late(late), href: "/admin/tasks?show=late" } }),
    },
  ],
  schedule: ({ deskTasks: { nextDueAt, serverTime } }, readAgain) =>
    onOverdue(nextDueAt, serverTime, readAgain),
};
