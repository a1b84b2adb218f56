import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "case-view.deleted": "Deleted a saved view of cases",
  "case-view.saved": "Saved a view of cases",
  "request.assigned": "Assigned a case",
  "request.exported": "Exported cases",
  "request.noted": "Wrote an internal note",
  "request.person-judged": "Marked whether two requests are for the same person",
  "request.taken-on": "Assigned a citizen's request",
  "victim-info.revealed": "Revealed a government ID and date of birth",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
