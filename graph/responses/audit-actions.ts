import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions({
  "response.read": "Marked a response as read",
  "response.received": "Replied about a request",
});

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
