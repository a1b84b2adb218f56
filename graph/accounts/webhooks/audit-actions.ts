import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "webhook.created": "Created a webhook",
  "webhook.deleted": "Deleted a webhook",
  "webhook.disabled": "Turned off a webhook after failed deliveries",
  "webhook.replayed": "Resent an event to a webhook",
  "webhook.switched": "Turned a webhook on or off",
  "webhook.tested": "Sent a test event to a webhook",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
