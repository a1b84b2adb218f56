import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { taskViews, workKinds, type TaskView } from "../../../shared/desk/tasks/kinds.ts";
import type { TasksPageQuery$variables } from "#relay/TasksPageQuery.graphql";
import { readListAddress, type ListShape } from "../../shell/desk/deskAddress.ts";

/** Search and filters of the tasks in the URL. The order is the queue's. */
export const taskList: ListShape = {
  filter: { name: "show", choices: taskViews, usual: "open" },
  columns: [],
  sort: { column: "queue", direction: "ascending" },
};

export function taskVariables(address: URLSearchParams): TasksPageQuery$variables {
  const { search, filter } = readListAddress(address, taskList);
  const kind = workKinds.find((one) => one === address.get("kind")) ?? null;
  return { filter: { search: search || null, view: filter as TaskView, kind }, ...firstPage };
}
