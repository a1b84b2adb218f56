import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "feedback.contact-read": "Viewed the contact details of feedback",
  "feedback.handled": "Marked feedback as handled",
  "feedback.released": "Returned feedback to the queue",
  "feedback.reopened": "Reopened feedback",
  "feedback.submitted": "Sent feedback",
  "feedback.taken": "Claimed feedback",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
