import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions({
  "system.config-changed": "Changed the configuration",
  "system.config-reverted": "Reverted the configuration to an earlier version",
  "system.email-tested": "Sent a test email",
});

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
