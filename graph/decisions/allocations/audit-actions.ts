import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "allocation.distributed": "Marked funds as distributed",
    "request.approval-recorded": "Approved a request that needs another approval",
    "request.approvals-voided": "Changed a request, which voided earlier approvals",
    "request.approved": "Approved a request",
    "request.completed": "Completed a request",
    "request.decision-lost": "Tried to decide a request that was already decided",
    "request.denied": "Denied a request",
    "request.fund-short": "Approved a request, but no fund had enough money",
    "request.limit-reached": "Reached a funding limit",
    "request.stepped-aside": "Set a request's status outside the usual steps",
  },
  {
    failed: {
      "request.decision-lost": "Tried to decide a request that was already decided",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
