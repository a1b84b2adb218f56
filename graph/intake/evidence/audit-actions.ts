import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "evidence.read": "Viewed a file",
  "evidence.released": "Let more stored files than the daily limit go to the trash",
  "evidence.removed": "Removed a file",
  "evidence.stored": "Uploaded a file",
  "evidence.swept": "Removed files that no request used",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
