import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "correction.reopened": "Reopened a directory report",
  "correction.reported": "Reported a problem with a directory entry",
  "correction.resolved": "Resolved a directory report",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
