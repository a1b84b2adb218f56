import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "network.listed": "Listed a shared network",
  "network.unlisted": "Removed a shared network from the list",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
