import { declareActions } from "../core/audit/actions.ts";

const actions = declareActions(
  {
    "supervisor.link-mailed": "Emailed a supervisor a link to all requests",
    "supervisor.list-opened": "Opened all requests of a supervisor",
    "supervisor.deputy-named": "Named a deputy of a supervisor",
    "supervisor.deputy-confirmed": "Confirmed a deputy of a supervisor",
    "supervisor.deputy-ended": "Ended or declined a deputy of a supervisor",
    "supervisor.deputy-notified": "Emailed a deputy about waiting requests",
    "supervisor.digest-started": "Asked for a daily email about waiting requests",
    "supervisor.digest-stopped": "Stopped the daily email about waiting requests",
    "supervisor.digest-mailed": "Emailed a supervisor about waiting requests",
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
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
