import { rolesWith, type AdminRoleName, type Permission } from "./roles.ts";

// The words of roles and permissions. Only administrators and programs read them, in English.

export const roleNames: Readonly<Record<AdminRoleName, string>> = {
  admin: "Admin",
  super_admin: "Super Admin",
  dispatcher: "Dispatcher",
  approver: "Approver",
  treasurer: "Treasurer",
  auditor: "Auditor",
  desk: "Desk",
  security: "Security Officer",
};

export const roleTexts: Readonly<Record<AdminRoleName, string>> = {
  admin: "Dispatcher, approver and desk together.",
  super_admin: "Does everything. Alone manages accounts, settings, funds and webhooks.",
  dispatcher: "Dispatches help for approved requests, and keeps the vendors.",
  approver: "Approves and denies requests, confirms officers, and changes urgency rules.",
  treasurer: "Enters money, confirms what another person entered, and freezes funds.",
  auditor: "Reads every screen and exports the logs. Changes nothing and reveals nothing.",
  desk: "Answers callbacks, feedback and messages, and keeps the directory and events.",
  security: "Ends sessions, blocks networks and revokes API keys.",
};

export const permissionTexts: Readonly<Record<Permission, string>> = {
  readCases: "Read requests, officers' cases, dispatches, letters, vendors and rules.",
  readMoney: "Read the funds, their journal and the tasks about money.",
  readFigures: "Read and export analytics, and read the compliance overview.",
  readDesk: "Read callbacks, feedback, the inbox, the directory, events and templates.",
  readRecords: "Read the activity log, system status, settings and the list of accounts.",
  readSecurity: "Read API keys, webhooks and the sessions of a network.",
  exportRecords: "Export the audit log and the compliance report.",
  workCases: "File requests, correct a case, reveal an identity, write to victims and reissue letters.",
  approve: "Approve or deny requests, and confirm officers.",
  changeRules: "Change the urgency rules.",
  dispatch: "Dispatch help, void it and complete it; keep the vendors.",
  freezeMoney: "Freeze a fund.",
  enterMoney: "Enter deposits and withdrawals.",
  confirmMoney: "Confirm or refuse what another person entered.",
  workTasks: "Take, assign and finish tasks about codes, disputes and money.",
  workDesk: "Answer callbacks, feedback and messages; keep the directory, events and templates.",
  manageSecurity: "End sessions, block networks and revoke API keys.",
  manageSystem: "Manage accounts, settings, funds, webhooks, rulesets and provider codes.",
};

const broad: readonly AdminRoleName[] = ["admin", "super_admin"];

/** Such as "Dispatcher, Admin or Super Admin": the roles with a permission, the narrowest first. */
export function rolesInWords(permission: Permission): string {
  const roles = rolesWith(permission);
  const narrow = roles.filter((role) => !broad.includes(role));
  const names = [...narrow, ...roles.filter((role) => broad.includes(role))].map((role) => roleNames[role]);
  const last = names[names.length - 1] ?? "";
  return names.length < 2 ? last : `${names.slice(0, -1).join(", ")} or ${last}`;
}
