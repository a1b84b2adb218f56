import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "supervisor.link-mailed": "Emailed a supervisor a link to all requests",
  "supervisor.list-opened": "Opened all requests of a supervisor",
  "supervisor.deputy-named": "Named a deputy of a supervisor",
  "supervisor.deputy-confirmed": "Confirmed a deputy of a supervisor",
  "supervisor.deputy-ended": "Ended or declined a deputy of a supervisor",
  "supervisor.deputy-notified": "Emailed a deputy about waiting requests",
  "supervisor.digest-started": "Asked for a daily email about waiting requests",
  "supervisor.digest-stopped": "Stopped the daily email about waiting requests",
  "supervisor.digest-mailed": "Emailed a supervisor about waiting requests",
});

type Declared = typeof actions;
export type SupervisorAction = keyof Declared;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
