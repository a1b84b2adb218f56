import tasksQuery from "#relay/TasksPageQuery$parameters";
import type { TasksPageQuery } from "#relay/TasksPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { taskVariables } from "./taskList.ts";

/** In the administrators' area. */
export const taskRoutes = [
  queryPage<TasksPageQuery>({
    path: "/admin/tasks",
    query: tasksQuery,
    variables: ({ search }) => taskVariables(search),
    load: () => import("./TasksPage.tsx").then((file) => file.TasksPage),
  }),
];
