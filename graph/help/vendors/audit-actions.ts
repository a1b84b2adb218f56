import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "vendor.added": "Added a provider",
  "vendor.changed": "Edited a provider",
  "vendor.codes-corrected": "Changed the value of a provider's unused codes",
  "vendor.codes-withdrawn": "Withdrew a provider's unused codes",
  "vendor.codes-imported": "Imported a provider's codes",
  "vendor.codes-expired": "Prepaid codes expired in the pool",
  "vendor.deleted": "Deleted a provider",
  "vendor.switched": "Enabled or disabled a provider",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
