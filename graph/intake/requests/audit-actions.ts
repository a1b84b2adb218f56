import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "recipient.revealed": "Revealed an anonymous recipient's name",
  "request.address-corrected": "Corrected a request's address",
  "request.created": "Filed a request",
  "request.needs-confirmed": "Confirmed what a request needs",
  "victim-info.added": "Added victim information",
  "victim-info.changed": "Changed victim information",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
