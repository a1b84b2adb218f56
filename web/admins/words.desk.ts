import { dictionary } from "../core/i18n/i18n.tsx";
import { says } from "#sentences/admins";

const confirmation: string = says.passwordAgain;

export const en = {
  title: "User Management",
  lead: "Manage administrator accounts and their roles.",
  also: "admins, accounts, administrators, super admin",
  newAdmin: "New admin",
  newAdminAlso: "create admin, account",
  back: "Back to Dashboard",
  accounts: "Admin accounts",
  columns: {
    username: "Username",
    role: "Role",
    status: "Status",
    lastLogin: "Last Login",
    created: "Created",
    actions: "Actions",
  },
  roles: { admin: "Admin", super_admin: "Super Admin" } as Partial<Record<string, string>>,
  active: "Active",
  inactive: "Inactive",
  never: "Never",
  firstPassword: "Temporary password not changed yet",
  secondFactor: "Two-factor sign-in",
  keyCount: (count: number) => (count === 1 ? "1 API key" : `${count} API keys`),
  own: "Cannot modify own account",
  empty: "No admin accounts.",
  counters: {
    label: "Admin account totals",
    total: "Total",
    active: "Active",
    superAdmins: "Super Admins",
  },
  refreshed: "Refreshed",
  fetchFailed: "Failed to fetch admin users",
  loadFailed: "Could not load admin users.",
  toPage: "To create an account, go to the User Management page.",
  toPageLink: "Open User Management",

  createAdmin: "Create Admin",
  closeForm: "Close form",
  ownWindow: "Open form in a new window",
  name: "Full name",
  email: "Email",
  username: "Username",
  role: "Role",
  password: "Temporary password",
  passwordHint:
    "We email it to the new admin, who must change it at first sign-in. A password shorter than 12 characters works once, within 24 hours.",
  generate: "Generate password",
  creating: "Creating...",
  created: "Admin created successfully",
  createdText: (email: string) => `Sign-in details were sent to ${email}.`,
  createFailed: "Failed to create admin",
  connectionError: "Connection error",
  createLost: "Could not create admin user.",
  missingFields: "Missing fields",
  missingFieldsText: "Please fill in all required fields.",
  passwordTooShort: "Password too short",
  passwordTooShortText: "Password must be at least 6 characters.",

  temporaryTitle: (username: string) => `Temporary password for ${username}`,
  temporaryText: (email: string) =>
    `Copy it now: you won't see it again. It was also emailed to ${email} and must be changed at first sign-in.`,
  temporaryOnce: (time: string) => `Valid for one sign-in, until ${time}.`,
  copy: "Copy",
  copied: "Copied",
  copyFailed: "Could not copy. Please select the password and copy it manually.",
  done: "Done",
  once: {
    title: "Close without saving it?",
    text: "You won't see it again. Copy it first, unless you already saved it.",
    close: "Close",
  },

  formTitle: "New admin",
  formLead: "Create an account for someone who works in the admin area.",
  closeWindow: "Close Window",
  createAnother: "Create Another Admin",

  activate: "Activate",
  deactivate: "Deactivate",
  activateOf: (name: string) => `Activate ${name}`,
  deactivateOf: (name: string) => `Deactivate ${name}`,
  more: (name: string) => `More actions for ${name}`,
  promote: "Make Super Admin",
  demote: "Make Admin",
  endSessions: "End sessions",
  endSessionsText: "Sign them out on every device.",
  deactivateTitle: (name: string) => `Deactivate ${name}?`,
  deactivateAsk: "They'll be signed out everywhere and can't sign in again until reactivated.",
  keysEnd: (name: string, count: number) =>
    count === 1
      ? `${name} has 1 API key, which will be revoked. Integrations that use it stop working, unless you transfer the key to yourself.`
      : `${name} has ${count} API keys, which will be revoked. Integrations that use them stop working, except for keys you transfer to yourself.`,
  keepKey: (name: string) => `Transfer ${name} to my account`,
  reset: "Reset password",
  resetText: "Email a new temporary password. It's shown once here, too.",
  removeFactor: "Turn off two-factor sign-in",
  removeFactorText: "For someone who lost their phone and recovery codes.",
  delete: "Delete",

  statusUpdated: "Status updated",
  activated: "Admin has been activated.",
  deactivated: "Admin has been deactivated.",
  statusFailed: "Failed to update status",
  error: "Error",
  statusLost: "Failed to update admin status.",
  deleteTitle: "Delete admin",
  deleteAsk: (name: string) =>
    `Are you sure you want to permanently delete admin user "${name}"? This action cannot be undone.`,
  deleting: "Deleting...",
  deleted: "Admin deleted",
  deletedText: (name: string) => `Admin user "${name}" has been permanently deleted.`,
  deleteFailed: "Failed to delete admin",
  deleteLost: "Failed to delete admin user.",
  unknownError: "Unknown error occurred.",
  roleTitle: (name: string, isSuper: boolean) =>
    isSuper ? `Make ${name} a Super Admin?` : `Make ${name} an Admin?`,
  roleAsk: (isSuper: boolean) =>
    isSuper
      ? "A Super Admin can manage all accounts and the configuration."
      : "They can no longer manage accounts or the configuration, and they'll be signed out everywhere.",
  roleChanged: "Role changed",
  roleChangedText: (name: string, role: string) => `${name} is now ${role}.`,
  resetTitle: (name: string) => `Reset password for ${name}?`,
  resetAsk: "They'll be signed out everywhere, and their old password will stop working.",
  endTitle: (name: string) => `End all sessions of ${name}?`,
  endAsk: "They'll be signed out on every device. They can sign in again.",
  ended: "Sessions ended",
  endedText: (name: string) => `${name} was signed out everywhere.`,
  factorTitle: (name: string) => `Turn off two-factor sign-in for ${name}?`,
  factorAsk:
    "Confirm their identity first. They'll be signed out everywhere and sign in with only a password until they set it up again.",
  factorRemoved: "Two-factor sign-in turned off",
  factorRemovedText: (name: string) => `${name} now signs in with only a password.`,
  actFailed: "Something went wrong",

  accessDenied: "Access denied",
  accessDeniedText: "Only super admins can access user management.",

  confirmTitle: "Confirm it's you",
  confirmText: confirmation,
  confirmHint: "Valid for five minutes.",
  yourPassword: "Your password",
  confirm: "Confirm",
  confirming: "Confirming...",
  cancel: "Cancel",
};

/** Words of account management on the desk. The words of sign-in are in words.ts. */
export const words = dictionary(en);
