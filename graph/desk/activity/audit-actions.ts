import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "audit.exported": "Exported the audit log",
    "audit.verified": "Verified the audit log",
    "network.blocked": "Blocked a network temporarily",
    "network.sessions-ended": "Ended all sessions from an IP address",
    "network.unblocked": "Unblocked a network",
  },
  {
    failed: {
      "audit.verified": "Verified the audit log and found it broken",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
