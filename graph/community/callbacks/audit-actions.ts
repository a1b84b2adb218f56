import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "callback.answered": "Reached a person who requested a callback",
  "callback.claimed": "Claimed a callback",
  "callback.closed": "Closed a callback",
  "callback.dialled": "Dialed a callback number",
  "callback.given-back": "Returned a callback to the queue",
  "callback.read": "Viewed a callback number",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
