import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "template.deleted": "Deleted a message template",
  "template.written": "Saved a message template",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
