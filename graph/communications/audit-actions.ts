import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "message.failed": "Failed to send a message",
    "message.retried": "Retried a failed message",
  },
  {
    failed: {
      "message.failed": "Failed to send a message",
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
