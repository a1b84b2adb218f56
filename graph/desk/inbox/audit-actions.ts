import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "inbox.read": "Marked a message as read",
  "message.answered": "Replied to a message",
  "message.composed": "Sent a message or logged a call",
  "message.read": "Viewed a message",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
