import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "ledger.month-closed": "Closed a month of the ledger",
  "ledger.month-proposed": "Asked to close a month of the ledger",
  "statement.difference-settled": "Settled a statement difference",
  "statement.imported": "Imported a provider's statement",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
