import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "response.read": "Marked a response as read",
  "response.received": "Replied about a request",
  "texts.started": "Allowed text messages to their number again",
  "texts.stopped": "Asked for no more text messages",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
