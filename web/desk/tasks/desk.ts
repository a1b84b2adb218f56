import tasksQuery from "#relay/TasksPageQuery$parameters";
import type { TasksPageQuery } from "#relay/TasksPageQuery.graphql";
import { queryPage } from "../../core/routing/page.tsx";
import { taskVariables } from "./taskList.ts";
import type { DeskPart } from "../../shell/desk/desk.ts";

/** The list of all work, of which each role reads its own kinds. */
export const workDesk: DeskPart = {
  id: "work",
  needs: "anyone",
  withinAgencies: true,
  places: [{ group: "work", id: "tasks", icon: "list", href: "/admin/tasks" }],
  routes: [
    queryPage<TasksPageQuery>({
      path: "/admin/tasks",
      query: tasksQuery,
      variables: ({ search }) => taskVariables(search),
      load: () => import("./TasksPage.tsx").then((file) => file.TasksPage),
    }),
  ],
  loadPalette: () =>
    import("./words.desk.ts").then(({ en: t }) => ({
      entries: [{ label: t.title, also: t.also, icon: "list", href: "/admin/tasks" }],
    })),
  loadWorkQueue: () => import("./tasksQueueLine.ts").then((file) => file.tasksQueueLine),
};
