import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "callback.requested": "Requested a callback",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
