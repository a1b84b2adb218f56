import { declareActions } from "../../core/audit/actions.ts";

const actions = declareActions(
  {
    "admin.activated": "Activated an administrator account",
    "admin.address-given": "Set the first administrator's email address",
    "admin.created": "Created an administrator account",
    "admin.deactivated": "Deactivated an administrator account",
    "admin.deleted": "Deleted an administrator account",
    "admin.login": "Signed in to the admin area",
    "admin.passkey-added": "Added a passkey",
    "admin.passkey-removed": "Removed a passkey",
    "admin.passkey-renamed": "Renamed a passkey",
    "admin.password-changed": "Changed their password",
    "admin.password-confirmed": "Confirmed their password",
    "admin.password-reset": "Reset an administrator's password",
    "admin.provider-linked": "Connected an account to an identity provider",
    "admin.provider-unlinked": "Disconnected an account from an identity provider",
    "admin.recovery-codes-made": "Generated new recovery codes",
    "admin.role-changed": "Changed an administrator's role",
    "admin.second-factor-added": "Set up two-factor sign-in",
    "admin.second-factor-given": "Completed two-factor sign-in",
    "admin.second-factor-removed": "Turned off two-factor sign-in",
    "admin.sessions-ended": "Ended an administrator's sessions",
    "api-key.taken-over": "Took over an API key",
  },
  {
    failed: {
      "admin.login": "Failed to sign in to the admin area",
      "admin.password-changed": "Failed to change their password",
      "admin.password-confirmed": "Entered a wrong password to confirm",
      "admin.second-factor-given": "Failed two-factor sign-in",
    },
    former: {
      "admin.address-given": ["admin.addressGiven"],
      "admin.password-changed": ["admin.passwordChanged"],
    },
  },
);

type Declared = typeof actions;
declare module "../../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
