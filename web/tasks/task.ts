import type { TasksPageQuery$data } from "#relay/TasksPageQuery.graphql";

/** A task as the list shows it. */
export type Task = TasksPageQuery$data["deskTasks"]["edges"][number]["node"];
/** An administrator who can be given a task. */
export type Owner = TasksPageQuery$data["taskOwners"][number];
