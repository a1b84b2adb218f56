import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "fund.changed": "Changed a fund",
  "fund.created": "Created a fund",
  "fund.deposit-confirmed": "Confirmed a deposit",
  "fund.deposit-entered": "Entered a deposit",
  "fund.deposit-refused": "Refused a deposit",
  "fund.exported": "Exported a fund's journal",
  "fund.frozen": "Froze a fund",
  "fund.unfrozen": "Unfroze a fund",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
