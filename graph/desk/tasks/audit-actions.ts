import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "task.assigned": "Assigned a task",
  "task.done": "Finished a task",
  "task.dropped": "Dropped a task",
  "task.released": "Returned a task to the queue",
  "task.taken": "Took a task",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
