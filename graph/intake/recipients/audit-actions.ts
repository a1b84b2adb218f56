import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "recipient.read": "Viewed a recipient's record",
  "recipient.saved": "Saved a recipient's record",
  "recipient.updated": "Changed a recipient's record",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
