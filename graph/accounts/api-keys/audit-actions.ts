import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "api-key.created": "Created an API key",
  "api-key.revoked": "Revoked an API key",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
