import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "letter.failed": "Failed to create a letter",
    "letter.read": "Viewed a letter",
    "letter.resent": "Sent a letter another way",
    "letter.retried": "Retried a letter",
    "letter.voided": "Voided a letter",
    "letter.written": "Created a letter",
  },
  {
    failed: {
      "letter.failed": "Failed to create a letter",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
