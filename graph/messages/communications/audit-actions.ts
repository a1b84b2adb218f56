import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "message.failed": "Failed to send a message",
    "message.handled": "Marked a message that reached no one as handled",
    "message.reopened": "Undid the mark that a message was handled",
    "message.retried": "Retried a failed message",
    "message.undelivered": "Learned that a message did not arrive",
  },
  {
    failed: {
      "message.failed": "Failed to send a message",
      "message.undelivered": "Learned that a message did not arrive",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
