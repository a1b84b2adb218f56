import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "satisfaction.answered": "Answered the satisfaction question",
  "satisfaction.asked": "Sent the satisfaction question",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
