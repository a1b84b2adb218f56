import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "shift.acknowledged": "Acknowledged a shift hand-over",
  "shift.handed-over": "Handed over the shift",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
