import { isAnyAdmin } from "../../../core/access/viewer.ts";
import { mainRole } from "../../../../shared/core/access/roles.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { connectionOf, pageOf, paging, selectedIn } from "../../../core/graphql/pages.ts";
import { idOf, mutation, type Payload, rowMutation } from "../../../core/graphql/mutations.ts";
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
  access: { byId: "readRecords" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    username: t.exposeString("username"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    role: t.field({
      type: AdminRole,
      select: { roles: true },
      resolve: ({ roles }) => mainRole(roles),
    }),
    roles: t.expose("roles", { type: [AdminRole] }),
    version: t.exposeInt("version"),
    isActive: t.exposeBoolean("isActive"),
    isOwn: t.boolean({
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => isAnyAdmin(viewer) && viewer.adminId === id,
    }),
    awaitsFirstSignIn: t.exposeBoolean("mustChangePassword"),
    hasSecondFactor: t.boolean({
      select: { totpConfirmedAt: true },
      resolve: ({ totpConfirmedAt }) => totpConfirmedAt !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastLogin: t.expose("lastLogin", { type: "DateTime", nullable: true }),
  }),
});

const AdminConnection = connectionOf("Admin", Admin, (t) => ({
  active: t.int({ resolve: (_list, _args, context) => countAccounts(context, { isActive: true }) }),
  superAdmins: t.int({
    resolve: (_list, _args, context) => countAccounts(context, { roles: { has: "super_admin" } }),
  }),
}));

builder.queryField("admins", (t) =>
  t.field({
    access: "readRecords",
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
  temporaryPassword: t.exposeString("password"),
  expiresAt: t.expose("expiresAt", { type: "DateTime", nullable: true }),
});

const keepApiKeys = {
  required: false,
} as const;
const keysKept = <Input extends { keepApiKeys?: readonly { typename: string; id: string }[] | null }>({
  keepApiKeys: ids,
  ...input
}: Input) => ({ ...input, keepApiKeys: ids?.map((id) => numberIn(id, "ApiKey")) });

mutation("createAdmin", {
  access: "superAdmin",
  input: (t) => ({
    name: t.string(),
    email: t.string(),
    username: t.string(),
    role: t.field({ type: AdminRole, required: false }),
    roles: t.field({ type: [AdminRole], required: false }),
    password: t.string({ required: false }),
  }),
  resolve: ({ role, ...input }, context, selected) =>
    createAccount(context, { ...input, ...(role && { role }) }, selected("admin")),
  payload: (t) => temporaryPayload(t),
});

rowMutation("setAdminActive", ["admin", "Admin"], {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    isActive: t.boolean(),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
  resolve: ({ id, ...change }, context, selection) =>
    setAccountActive(context, numberIn(id, "Admin"), keysKept(change), selection),
});

rowMutation("setAdminRoles", ["admin", "Admin"], {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    roles: t.field({ type: [AdminRole] }),
    version: t.int(),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
  resolve: ({ id, ...change }, context, selection) =>
    setAccountRoles(context, numberIn(id, "Admin"), keysKept(change), selection),
});

mutation("deleteAdmin", {
  access: "superAdmin",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
  resolve: ({ id, ...deletion }, context) =>
    deleteAccount(context, numberIn(id, "Admin"), keysKept(deletion)),
  payload: (t) => ({ username: t.exposeString("username") }),
});

mutation("resetAdminPassword", {
  access: "superAdmin",
  input: idOf("account"),
  resolve: (input, context, selected) =>
    resetPassword(context, numberIn(input.id, "Admin"), selected("admin")),
  payload: (t) => temporaryPayload(t),
});

rowMutation("removeAdminSecondFactor", ["admin", "Admin"], {
  access: "superAdmin",
  input: idOf("account"),
  resolve: (input, context, selection) => removeSecondFactor(context, numberIn(input.id, "Admin"), selection),
});

rowMutation("endAdminSessions", ["admin", "Admin"], {
  access: "manageSecurity",
  input: idOf("account"),
  resolve: (input, context, selection) => endAccountSessions(context, numberIn(input.id, "Admin"), selection),
});

builder.subscriptionField("adminChanged", (t) =>
  t.field({
    access: "readRecords",
    type: Admin,
    nullable: true,
    subscribe: (_root, _args, context) => accountChanges.watch(context),
    resolve: (change, _args, context) => accountChanges.row(context, change),
  }),
);
