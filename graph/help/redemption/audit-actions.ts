import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions({
  "dispatch.redeemed": "Redeemed a dispatch",
  "dispatch.redemption-undone": "Undid the redemption of a dispatch",
  "dispatch.expired": "A dispatch expired unused",
  "dispatch.disputed": "Reported that someone else used a dispatch",
  "terminal.invited": "Made a link for a redemption terminal",
  "terminal.joined": "A device became a redemption terminal",
  "terminal.revoked": "Removed a redemption terminal",
});

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
