import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "ai-ruleset.deleted": "Deleted an AI ruleset",
  "ai-ruleset.saved": "Saved an AI ruleset",
  "request.attended": "Started handling a request",
  "request.escalated": "Escalated a request that waited too long",
  "urgency-rule.saved": "Saved an urgency rule",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
