// Which role may do what. An account holds one or several roles; what one of them permits, the
// account may do. A permission that no role names is refused.

/** In the order of the accounts screen. */
export const adminRoles = [
  "admin",
  "super_admin",
  "dispatcher",
  "approver",
  "treasurer",
  "auditor",
  "desk",
  "security",
] as const;
export type AdminRoleName = (typeof adminRoles)[number];

export const permissionNames = [
  "readCases",
  "readMoney",
  "readFigures",
  "readDesk",
  "readRecords",
  "readSecurity",
  "exportRecords",
  "workCases",
  "approve",
  "changeRules",
  "dispatch",
  "freezeMoney",
  "enterMoney",
  "confirmMoney",
  "workTasks",
  "workDesk",
  "manageSecurity",
  "manageSystem",
] as const;
export type Permission = (typeof permissionNames)[number];

const dispatcher = [
  "readCases",
  "readMoney",
  "readFigures",
  "readRecords",
  "workCases",
  "dispatch",
  "freezeMoney",
  "workTasks",
] as const;
const approver = [
  "readCases",
  "readMoney",
  "readFigures",
  "readRecords",
  "workCases",
  "approve",
  "changeRules",
  "workTasks",
] as const;
const desk = ["readDesk", "workDesk"] as const;

const table: Readonly<Record<AdminRoleName, readonly Permission[]>> = {
  admin: [...dispatcher, ...approver, ...desk],
  super_admin: permissionNames,
  dispatcher,
  approver,
  treasurer: ["readMoney", "readFigures", "freezeMoney", "enterMoney", "confirmMoney", "workTasks"],
  /** Reads every screen. Has no permission that changes or reveals anything. */
  auditor: [
    "readCases",
    "readMoney",
    "readFigures",
    "readDesk",
    "readRecords",
    "readSecurity",
    "exportRecords",
  ],
  desk,
  security: ["readRecords", "readSecurity", "manageSecurity"],
};

type Roles = readonly AdminRoleName[];

export const grants = (roles: Roles, permission: Permission): boolean =>
  roles.some((role) => table[role].includes(permission));

export const permissionsOf = (roles: Roles): Permission[] =>
  permissionNames.filter((permission) => grants(roles, permission));

export const rolesWith = (permission: Permission): AdminRoleName[] =>
  adminRoles.filter((role) => table[role].includes(permission));

/** Each role once, in the order of the list. */
export const inOrder = (roles: Roles): AdminRoleName[] => adminRoles.filter((role) => roles.includes(role));

/** For programs that know one role of an account: super administrator first, then by the list. */
export const mainRole = (roles: Roles): AdminRoleName =>
  roles.includes("super_admin") ? "super_admin" : (inOrder(roles)[0] ?? "admin");

/** Whether the configuration requires a passkey of an account with these roles. */
export const mustHavePasskey = (roles: Roles, { requirePasskey }: { requirePasskey: string }): boolean =>
  requirePasskey === "all" || (requirePasskey === "super_admin" && roles.includes("super_admin"));
