import { permissionTexts, roleTexts } from "../../../shared/core/access/roles.en.ts";
import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";

declareDescriptions({
  Admin: {
    self: "An administrator's account. Only administrators can read it.",
    apiKeys: "Active API keys that end with this account. Empty unless the caller is a super administrator.",
    awaitsFirstSignIn: "True if the account still has a first or temporary password.",
    createdAt: "When the account was created.",
    email: "Email address for passwords and notices.",
    hasSecondFactor: "True if two-factor sign-in is on.",
    isActive: "False if the account is deactivated and cannot sign in.",
    isOwn: "True for the caller's own account, which the caller cannot change here.",
    lastLogin: "When the account last signed in. Null if it never did.",
    name: "Full name.",
    number: "Row number. REST calls it `id`.",
    role: "Widest role of the account, for clients that know one role.",
    roles: "Every role of the account.",
    username: "Unique name for signing in.",
    version: "Counts the changes of roles and of activity. `setAdminRoles` takes it.",
  },
  AdminDebt: {
    self: "What an administrator's session must complete before it can do anything else.",
    code: "Enter the second factor's code (`adminVerifyMfa`).",
    use_passkey:
      "Use one of the account's passkeys, because the configuration requires one (`beginPasskeySignIn`). Codes are refused with `FORBIDDEN`.",
    password: "Replace the first or temporary password (`changeAdminPassword`).",
    passkey: "Add a passkey, because the configuration requires one (`beginPasskey`).",
    second_factor: "Set up a second factor, because the configuration requires it (`beginSecondFactor`).",
  },
  AdminConnection: {
    self: "One page of administrators' accounts, oldest first.",
    active: "Number of active accounts.",
    superAdmins: "Number of super administrators.",
  },
  AdminLoginInput: {
    self: "Values for signing in as an administrator.",
    password: "Password of the account. At most 200 characters.",
    username: "User name of the account. At most 100 characters.",
  },
  AdminLoginPayload: {
    self: "Result of `adminLogin`.",
    mustChangePassword: "True if the password is temporary. Call `changeAdminPassword` next.",
    needsCode:
      "True if the account has a second factor. Call `adminVerifyMfa` next, or `beginPasskeySignIn` if `AdminIdentity.owes` is `use_passkey`.",
  },
  AdminPermission: {
    self: "What a role of an administrator permits.",
    ...permissionTexts,
  },
  AdminRole: {
    self: "Role of an administrator. An account can have several.",
    ...roleTexts,
  },
  AdminVerifyMfaInput: {
    self: "Values for the second step of a sign-in.",
    code: "Six digits from the authenticator app, or a recovery code.",
  },
  AdminVerifyMfaPayload: {
    self: "Result of `adminVerifyMfa`.",
  },
  Colleague: {
    self: "An administrator who can be given a case or a task.",
    name: "Full name.",
    username: "User name of the account.",
  },
  BeginPasskeyPayload: {
    self: "Result of `beginPasskey`.",
    options: "Options for `navigator.credentials.create()`, as JSON. Valid for five minutes.",
  },
  BeginPasskeySignInPayload: {
    self: "Result of `beginPasskeySignIn`.",
    options: "Options for `navigator.credentials.get()`, as JSON. Valid for five minutes.",
  },
  BeginSecondFactorPayload: {
    self: "Result of `beginSecondFactor`.",
    qrCode: "QR code of `uri`, as an SVG image in a data URI.",
    secret: "Secret in base32, for typing into the app.",
    uri: "Address for authenticator apps, such as `otpauth://totp/…`.",
  },
  ChangeAdminPasswordInput: {
    self: "Values for changing your own password.",
    currentPassword: "Current password.",
    newPassword:
      "New password, at least 12 characters or the configured `passwordMinLength` if that is longer.",
  },
  ChangeAdminPasswordPayload: {
    self: "Result of `changeAdminPassword`.",
  },
  ConfirmAdminPasswordInput: {
    self: "Values for confirming your own password.",
    password: "Current password.",
  },
  ConfirmAdminPasswordPayload: {
    self: "Result of `confirmAdminPassword`.",
  },
  ConfirmSecondFactorInput: {
    self: "Values for turning on a second factor.",
    code: "Six digits that the authenticator app shows now.",
  },
  ConfirmSecondFactorPayload: {
    self: "Result of `confirmSecondFactor`.",
    recoveryCodes: "Ten recovery codes. Each works once. They are shown only in this answer.",
  },
  CreateAdminInput: {
    self: "Values for a new administrator's account.",
    email: "Email address that receives the temporary password.",
    name: "Full name.",
    password:
      "Temporary password of at least 6 characters. Under 12 characters it works for one sign-in within 24 hours. If omitted, the server creates one.",
    role: "Role of an account with one role. If omitted, `admin`.",
    roles: "Roles of the account, at least one. If given, `role` is ignored.",
    username: "Unique name for signing in.",
  },
  CreateAdminPayload: {
    self: "Result of `createAdmin`.",
    expiresAt: "When a one-time password expires. Null if the password is valid until the first sign-in.",
    temporaryPassword:
      "Temporary password. It is shown only in this answer and emailed to the account's owner.",
  },
  DeleteAdminInput: {
    self: "Values for deleting an account.",
    keepApiKeys:
      "Active API keys of this account to transfer to the caller. Its other keys end. CONFLICT if one is not an active key of the account.",
  },
  DeleteAdminPayload: {
    self: "Result of `deleteAdmin`.",
    username: "User name of the deleted account.",
  },
  EndAdminSessionsInput: {
    self: "Values for ending every session of an account.",
  },
  MakeRecoveryCodesPayload: {
    self: "Result of `makeRecoveryCodes`.",
    recoveryCodes: "Ten new recovery codes. Each works once. They are shown only in this answer.",
  },
  OwnSecondFactor: {
    self: "Two-factor sign-in of your own account.",
    codesLeft: "Number of unused recovery codes.",
    isRequired: "True if the configuration requires a second factor for every administrator.",
    since: "When two-factor sign-in was turned on. Null while it is off.",
  },
  RemoveSecondFactorInput: {
    self: "Values for turning off your own second factor.",
    password: "Current password.",
  },
  RemoveSecondFactorPayload: {
    self: "Result of `removeSecondFactor`.",
  },
  ResetAdminPasswordPayload: {
    self: "Result of `resetAdminPassword`.",
    expiresAt: "When a one-time password expires. Null if the password is valid until the first sign-in.",
    temporaryPassword:
      "Temporary password. It is shown only in this answer and emailed to the account's owner.",
  },
  SetAdminActiveInput: {
    self: "Values for activating or deactivating an account.",
    isActive: "True to activate the account, false to deactivate it.",
    keepApiKeys:
      "Active API keys of this account to transfer to the caller when it is deactivated. Its other keys end. CONFLICT if one is not an active key of the account.",
  },
  FinishPasskeyInput: {
    self: "Values for adding a passkey.",
    answer: "The device's answer to the options, as JSON. At most 20,000 characters.",
    name: "Name for telling your passkeys apart. At most 60 characters.",
  },
  FinishPasskeyPayload: {
    self: "Result of `finishPasskey`.",
    passkeys: "All of your passkeys, oldest first.",
  },
  FinishPasskeySignInInput: {
    self: "Values for signing in with a passkey.",
    answer: "The device's answer to the options, as JSON. At most 20,000 characters.",
  },
  FinishPasskeySignInPayload: {
    self: "Result of `finishPasskeySignIn`.",
  },
  Passkey: {
    self: "A passkey of your own account. It signs you in without a password or code.",
    createdAt: "When the passkey was added.",
    isSynced: "True if the device's provider copies the passkey to the owner's other devices.",
    lastUsedAt: "When the passkey last signed you in. Null if it never did.",
    name: "Name that you gave it.",
    number: "Row number. `renamePasskey` and `removePasskey` take it.",
  },
  RemovePasskeyInput: {
    self: "Values for removing a passkey.",
    number: "Row number of the passkey.",
  },
  RemovePasskeyPayload: {
    self: "Result of `removePasskey`.",
    passkeys: "Your other passkeys, oldest first.",
  },
  RenamePasskeyInput: {
    self: "Values for renaming a passkey.",
    name: "New name. At most 60 characters.",
    number: "Row number of the passkey.",
  },
  RenamePasskeyPayload: {
    self: "Result of `renamePasskey`.",
    passkeys: "All of your passkeys, oldest first.",
  },
  SetAdminRolesInput: {
    self: "Values for changing an account's roles.",
    keepApiKeys:
      "Active API keys of this account to transfer to the caller when it stops being a super administrator. Its other keys end. CONFLICT if one is not an active key of the account.",
    roles: "Every role that the account has afterward, at least one.",
    version: "The `version` that the caller saw.",
  },
  Query: {
    admins: "All administrators' accounts.",
    ownPasskeys: "Passkeys of your own account, oldest first.",
    ownSecondFactor: "Two-factor sign-in of your own account.",
  },
  Mutation: {
    adminLogin:
      "Signs in an administrator. The answer sets the session cookie. UNAUTHENTICATED for a wrong user name or password. RATE_LIMITED after too many failures.",
    adminVerifyMfa:
      "Completes a sign-in with a second factor. INVALID with `fields` for a wrong or used code. CONFLICT if the session does not need a code. RATE_LIMITED.",
    beginPasskey: `Starts adding a passkey. UNPROCESSABLE if two-factor sign-in is off, if the account has ten passkeys, or if the server's address does not allow passkeys. ${passwordCode}`,
    beginPasskeySignIn:
      "Starts a sign-in with a passkey: as the second step after the password, or alone. UNPROCESSABLE if the account has none, or if the server's address does not allow passkeys.",
    beginSecondFactor: `Creates a secret for your own second factor. It has no effect until \`confirmSecondFactor\`. CONFLICT if a second factor is on. ${passwordCode}`,
    changeAdminPassword:
      "Changes your own password and ends your other sessions. INVALID with `fields`. RATE_LIMITED.",
    confirmAdminPassword:
      "Confirms your own password for account changes in the next five minutes. INVALID with `fields` for a wrong password. RATE_LIMITED.",
    confirmSecondFactor: `Turns on your second factor with a first code. Every later sign-in needs one. INVALID with \`fields\` for a wrong code. CONFLICT if a second factor is on. RATE_LIMITED. ${passwordCode}`,
    createAdmin: `Creates an administrator's account and emails its temporary password. INVALID with \`fields\`. CONFLICT if the user name or email address is taken. ${passwordCode}`,
    deleteAdmin: `Permanently deletes an account, its sessions and its API keys. CONFLICT for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
    endAdminSessions: `Ends every session of an account. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
    finishPasskey: `Adds the passkey that the device made. INVALID with \`fields\` for an answer that does not fit. CONFLICT if it came too late or the passkey is known. ${passwordCode}`,
    finishPasskeySignIn:
      "Completes a sign-in with a passkey. The answer sets the session cookie. UNAUTHENTICATED for any passkey that does not fit. CONFLICT if the answer came too late or was used. RATE_LIMITED.",
    makeRecoveryCodes: `Replaces your recovery codes with ten new ones. CONFLICT if you have no second factor. ${passwordCode}`,
    removeAdminSecondFactor: `Turns off an account's second factor, removes its passkeys and ends its sessions. CONFLICT if it has none. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
    removePasskey: `Removes a passkey of your own and ends the sessions that it opened, except this one. NOT_FOUND. ${passwordCode}`,
    removeSecondFactor:
      "Turns off your own second factor and removes your passkeys. INVALID with `fields` for a wrong password. CONFLICT if you have none. RATE_LIMITED.",
    renamePasskey: `Renames a passkey of your own. INVALID with \`fields\`. NOT_FOUND. ${passwordCode}`,
    resetAdminPassword: `Gives an account a new temporary password, emails it, removes the account's passkeys and ends its sessions. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
    setAdminActive: `Activates or deactivates an account. Deactivating ends its sessions and API keys. CONFLICT if nothing would change, or for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
    setAdminRoles: `Replaces an account's roles and ends its sessions. The API keys of an account that stops being a super administrator end. CONFLICT if nothing would change, if the account changed meanwhile, or for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  },
  Subscription: {
    adminChanged: "Each account that is created, changed or signed in to. Null when an account is deleted.",
  },
});
