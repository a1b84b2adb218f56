import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "message.failed": "Failed to send a message",
    "message.handled": "Marked a message that reached no one as handled",
    "message.reopened": "Undid the mark that a message was handled",
    "message.retried": "Retried a failed message",
    "message.undelivered": "Learned that a message did not arrive",
    "letter.failed": "Failed to create a letter",
    "letter.read": "Viewed a letter",
    "letter.resent": "Sent a letter another way",
    "letter.retried": "Retried a letter",
    "letter.voided": "Voided a letter",
    "letter.written": "Created a letter",
    "response.read": "Marked a response as read",
    "response.received": "Replied about a request",
    "texts.started": "Allowed text messages to their number again",
    "texts.stopped": "Asked for no more text messages",
    "satisfaction.answered": "Answered the satisfaction question",
    "satisfaction.asked": "Sent the satisfaction question",
    "template.deleted": "Deleted a message template",
    "template.written": "Saved a message template",
  },
  {
    failed: {
      "message.failed": "Failed to send a message",
      "message.undelivered": "Learned that a message did not arrive",
      "letter.failed": "Failed to create a letter",
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
