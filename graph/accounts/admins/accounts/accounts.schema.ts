import { isAnyAdmin } from "../../../core/access/viewer.ts";
import { mainRole } from "../../../../shared/core/access/roles.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { passwordCode } from "../../../core/graphql/descriptions.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../../core/graphql/pages.ts";
import {
  idOf,
  mutation,
  type Payload,
  rowMutation,
  type InputFields,
} from "../../../core/graphql/mutations.ts";
import { AdminRole } from "../../session/types.ts";
import {
  deleteAccount,
  endAccountSessions,
  removeSecondFactor,
  resetPassword,
  setAccountActive,
  setAccountRoles,
} from "./account-acts.ts";
import { countAccounts, createAccount, listAccounts, type WithTemporary } from "./accounts.ts";
import { accountChanges } from "../watch.ts";

const Admin = builder.prismaNode("Admin", {
  description: "An administrator's account. Only administrators can read it.",
  access: { byId: "readRecords" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number. REST calls it `id`." }),
    username: t.exposeString("username", { description: "Unique name for signing in." }),
    name: t.exposeString("name", { description: "Full name." }),
    email: t.exposeString("email", { description: "Email address for passwords and notices." }),
    role: t.field({
      description: "Widest role of the account, for clients that know one role.",
      type: AdminRole,
      select: { roles: true },
      resolve: ({ roles }) => mainRole(roles),
    }),
    roles: t.expose("roles", { description: "Every role of the account.", type: [AdminRole] }),
    version: t.exposeInt("version", {
      description: "Counts the changes of roles and of activity. `setAdminRoles` takes it.",
    }),
    isActive: t.exposeBoolean("isActive", {
      description: "False if the account is deactivated and cannot sign in.",
    }),
    isOwn: t.boolean({
      description: "True for the caller's own account, which the caller cannot change here.",
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => isAnyAdmin(viewer) && viewer.adminId === id,
    }),
    awaitsFirstSignIn: t.exposeBoolean("mustChangePassword", {
      description: "True if the account still has a first or temporary password.",
    }),
    hasSecondFactor: t.boolean({
      description: "True if two-factor sign-in is on.",
      select: { totpConfirmedAt: true },
      resolve: ({ totpConfirmedAt }) => totpConfirmedAt !== null,
    }),
    createdAt: t.expose("createdAt", { description: "When the account was created.", type: "DateTime" }),
    lastLogin: t.expose("lastLogin", {
      description: "When the account last signed in. Null if it never did.",
      type: "DateTime",
      nullable: true,
    }),
  }),
});

const AdminConnection = connectionOf("Admin", Admin, {
  description: "One page of administrators' accounts, oldest first.",
  fields: (t) => ({
    active: t.int({
      description: "Number of active accounts.",
      resolve: (_list, _args, context) => countAccounts(context, { isActive: true }),
    }),
    superAdmins: t.int({
      description: "Number of super administrators.",
      resolve: (_list, _args, context) => countAccounts(context, { roles: { has: "super_admin" } }),
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    access: "readRecords",
    description: "All administrators' accounts.",
    type: AdminConnection,
    args: paging,
    resolve: (_root, page, context, info) =>
      pageOf(page, {
        read: (slice) => listAccounts(context, slice, selectedIn(context, info)),
        count: () => countAccounts(context),
      }),
  }),
);

const temporaryPayload: Payload<WithTemporary> = (t) => ({
  admin: t.field({ type: Admin, resolve: ({ admin }) => admin as never }),
  temporaryPassword: t.exposeString("password", {
    description: "Temporary password. It is shown only in this answer and emailed to the account's owner.",
  }),
  expiresAt: t.expose("expiresAt", {
    description: "When a one-time password expires. Null if the password is valid until the first sign-in.",
    type: "DateTime",
    nullable: true,
  }),
});

const keepApiKeys = (t: InputFields, when: string) =>
  t.globalIDList({
    description: `Active API keys of this account to transfer to the caller${when}. Its other keys end. CONFLICT if one is not an active key of the account.`,
    required: false,
  });
const keysKept = <Input extends { keepApiKeys?: readonly { typename: string; id: string }[] | null }>({
  keepApiKeys: ids,
  ...input
}: Input) => ({ ...input, keepApiKeys: ids?.map((id) => numberIn(id, "ApiKey")) });

mutation("createAdmin", {
  access: "superAdmin",
  description: `Creates an administrator's account and emails its temporary password. INVALID with \`fields\`. CONFLICT if the user name or email address is taken. ${passwordCode}`,
  input: (t) => ({
    name: t.string({ description: "Full name." }),
    email: t.string({ description: "Email address that receives the temporary password." }),
    username: t.string({ description: "Unique name for signing in." }),
    role: t.field({
      description: "Role of an account with one role. If omitted, `admin`.",
      type: AdminRole,
      required: false,
    }),
    roles: t.field({
      description: "Roles of the account, at least one. If given, `role` is ignored.",
      type: [AdminRole],
      required: false,
    }),
    programWide: t.boolean({
      description: "Whether the account sees the whole program. If omitted, it does.",
      required: false,
    }),
    agencies: t.intList({
      description:
        "`number` of each agency whose cases the account sees. Ignored for the whole program. If omitted, none.",
      required: false,
    }),
    password: t.string({
      description:
        "Temporary password of at least 6 characters. Under 12 characters it works for one sign-in within 24 hours. If omitted, the server creates one.",
      required: false,
    }),
  }),
  resolve: ({ role, programWide, agencies, ...input }, context, selected) =>
    createAccount(
      context,
      { ...input, ...(role && { role }), programWide: programWide ?? true, agencies: agencies ?? [] },
      selected("admin"),
    ),
  payload: (t) => temporaryPayload(t),
});

rowMutation("setAdminActive", ["admin", "Admin"], {
  access: "superAdmin",
  description: `Activates or deactivates an account. Deactivating ends its sessions and API keys. CONFLICT if nothing would change, or for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    isActive: t.boolean({ description: "True to activate the account, false to deactivate it." }),
    keepApiKeys: keepApiKeys(t, " when it is deactivated"),
  }),
  resolve: ({ id, ...change }, context, selection) =>
    setAccountActive(context, numberIn(id, "Admin"), keysKept(change), selection),
});

rowMutation("setAdminRoles", ["admin", "Admin"], {
  access: "superAdmin",
  description: `Replaces an account's roles and ends its sessions. The API keys of an account that stops being a super administrator end. CONFLICT if nothing would change, if the account changed meanwhile, or for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    roles: t.field({
      description: "Every role that the account has afterward, at least one.",
      type: [AdminRole],
    }),
    version: t.int({ description: "The `version` that the caller saw." }),
    keepApiKeys: keepApiKeys(t, " when it stops being a super administrator"),
  }),
  resolve: ({ id, ...change }, context, selection) =>
    setAccountRoles(context, numberIn(id, "Admin"), keysKept(change), selection),
});

mutation("deleteAdmin", {
  access: "superAdmin",
  description: `Permanently deletes an account, its sessions and its API keys. CONFLICT for the last active super administrator. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    keepApiKeys: keepApiKeys(t, ""),
  }),
  resolve: ({ id, ...deletion }, context) =>
    deleteAccount(context, numberIn(id, "Admin"), keysKept(deletion)),
  payload: (t) => ({
    username: t.exposeString("username", { description: "User name of the deleted account." }),
  }),
});

mutation("resetAdminPassword", {
  access: "superAdmin",
  description: `Gives an account a new temporary password, emails it, removes the account's passkeys and ends its sessions. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: idOf("account"),
  resolve: (input, context, selected) =>
    resetPassword(context, numberIn(input.id, "Admin"), selected("admin")),
  payload: (t) => temporaryPayload(t),
});

rowMutation("removeAdminSecondFactor", ["admin", "Admin"], {
  access: "superAdmin",
  description: `Turns off an account's second factor, removes its passkeys and ends its sessions. CONFLICT if it has none. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: idOf("account"),
  resolve: (input, context, selection) => removeSecondFactor(context, numberIn(input.id, "Admin"), selection),
});

rowMutation("endAdminSessions", ["admin", "Admin"], {
  access: "manageSecurity",
  description: `Ends every session of an account. FORBIDDEN for your own account. NOT_FOUND. ${passwordCode}`,
  input: idOf("account"),
  resolve: (input, context, selection) => endAccountSessions(context, numberIn(input.id, "Admin"), selection),
});

builder.subscriptionField("adminChanged", (t) =>
  t.field({
    access: "readRecords",
    description: "Each account that is created, changed or signed in to. Null when an account is deleted.",
    type: Admin,
    nullable: true,
    subscribe: (_root, _args, context) => accountChanges.watch(context),
    resolve: (change, _args, context) => accountChanges.row(context, change),
  }),
);
