import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "contact.changed": "Changed how the recipient may be reached",
  "contact.confirmed": "Confirmed how the recipient may be reached",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
