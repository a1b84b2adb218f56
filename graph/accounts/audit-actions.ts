import { declareActions } from "../core/audit/actions.ts";

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
    "api-key.created": "Created an API key",
    "api-key.recipient-changed": "Changed who uses an API key",
    "api-key.revoked": "Revoked an API key",
    "identity-provider.saved": "Saved an identity provider",
    "identity-provider.tested": "Tested an identity provider",
    "identity-provider.unreachable": "Could not ask an identity provider about open sessions",
    "identity-provider.session-ended": "Ended a session that its identity provider no longer confirms",
    "admin.sign-in-changed": "Changed how an administrator signs in",
    "officer.code-mailed": "Emailed an officer a code",
    "officer.email-proof-mailed": "Emailed an officer a link that confirms their address",
    "officer.email-proven": "Confirmed an officer's address",
    "officer.passkey-added": "Added an officer's passkey",
    "officer.passkeys-removed": "Removed an officer's passkeys",
    "officer.signed-in": "Signed in on another device",
    "officer.unlocked": "Unlocked a device",
    "officer.provider-identified": "Was identified by a department's sign-in",
    "webhook.created": "Created a webhook",
    "webhook.deleted": "Deleted a webhook",
    "webhook.disabled": "Turned off a webhook after failed deliveries",
    "webhook.replayed": "Resent an event to a webhook",
    "webhook.switched": "Turned a webhook on or off",
    "webhook.tested": "Sent a test event to a webhook",
  },
  {
    failed: {
      "admin.login": "Failed to sign in to the admin area",
      "admin.password-changed": "Failed to change their password",
      "admin.password-confirmed": "Entered a wrong password to confirm",
      "officer.signed-in": "Failed to sign in on another device",
      "officer.unlocked": "Failed to unlock a device",
      "admin.second-factor-given": "Failed two-factor sign-in",
    },
    former: {
      "admin.address-given": ["admin.addressGiven"],
      "admin.password-changed": ["admin.passwordChanged"],
    },
  },
);

type Declared = typeof actions;
declare module "../core/audit/actions.ts" {
  interface AuditActions extends Declared {}
}
