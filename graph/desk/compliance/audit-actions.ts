import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "compliance.reported": "Generated the compliance report",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
