import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "officer.notifications-chosen": "Changed notification settings",
    "verification.domains-changed": "Changed the trusted agency domains",
    "verification.emergency": "Used 911 Verify",
    "verification.grant-ended": "Ended a 911 grant",
    "verification.rejected": "Rejected an officer",
    "verification.resent": "Resent the supervisor's email",
    "verification.services-added": "Added services to a case",
    "verification.submitted": "Submitted the officer form",
    "verification.verified": "Confirmed an officer",
    "verification.wrong-badge": "Entered a wrong badge number",
  },
  {
    failed: {
      "verification.wrong-badge": "Entered a wrong badge number",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
