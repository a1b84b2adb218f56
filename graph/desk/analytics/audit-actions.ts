import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "analytics.exported": "Exported the analytics report",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
