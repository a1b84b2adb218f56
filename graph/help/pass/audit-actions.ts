import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "pass.made": "Made a Help Pass",
    "pass.opened": "Opened a Help Pass with its PIN",
    "pass.texted": "Texted the link of a Help Pass",
    "pass.ended": "Ended a Help Pass",
    "pass.pin-changed": "Chose a PIN for a Help Pass",
    "pass.language-changed": "Chose the language of a Help Pass",
  },
  { failed: { "pass.opened": "Entered wrong PINs until a Help Pass was locked" } },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
