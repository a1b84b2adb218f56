import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "entry.added": "Added a directory entry",
  "entry.brought-back": "Restored a directory entry",
  "entry.changed": "Edited a directory entry",
  "entry.confirmed": "Confirmed a directory entry",
  "entry.unconfirmed": "Undid the confirmation of a directory entry",
  "entry.imported": "Imported directory entries",
  "entry.retired": "Retired a directory entry",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
