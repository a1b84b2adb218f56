import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "request.opened-foreign": "Viewed another officer's request",
    "request.read": "Viewed a request",
  },
  {
    failed: {
      "request.read": "Failed to view a request",
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
