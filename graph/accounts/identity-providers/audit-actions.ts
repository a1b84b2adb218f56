import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "identity-provider.saved": "Saved an identity provider",
  "identity-provider.tested": "Tested an identity provider",
  "admin.sign-in-changed": "Changed how an administrator signs in",
  "officer.provider-identified": "Was identified by a department's sign-in",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
