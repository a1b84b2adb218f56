import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "dispatch.completed": "Marked a dispatch as complete",
  "dispatch.reissued": "Reissued a dispatch",
  "dispatch.revealed": "Revealed the code of a dispatch",
  "dispatch.settled": "Confirmed that dispatched help was used",
  "dispatch.voided": "Voided a dispatch",
  "request.dispatched": "Dispatched help for a request",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
