import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions({
  "network.listed": "Listed a shared network",
  "network.unlisted": "Removed a shared network from the list",
  "system.config-changed": "Changed the configuration",
  "system.config-reverted": "Reverted the configuration to an earlier version",
  "system.exported": "Exported all data from the server",
  "system.held-discarded": "Discarded the messages held by a restore",
  "system.held-sent": "Sent the messages held by a restore",
  "system.key-rotated": "Replaced the secret key",
  "system.restored": "Restored the database from a backup",
  "system.time-zone-suggested": "Took the time zone from an administrator's browser",
  "system.email-confirmed": "Confirmed that a test email arrived",
  "system.email-tested": "Sent a test email",
});

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
