import type { TasksPageQuery$data } from "#relay/TasksPageQuery.graphql";

/** What waits, as the list shows it. */
export type Work = TasksPageQuery$data["deskWork"]["edges"][number]["node"];
/** A task as the list shows it. */
export type Task = NonNullable<Work["task"]>;
/** An administrator who can be given a task. */
export type Owner = TasksPageQuery$data["taskOwners"][number];
