import { isAnyAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../../core/graphql/mutations.ts";
import { AdminRole } from "../../session/types.ts";
import {
  deleteAccount,
  endAccountSessions,
  removeSecondFactor,
  resetPassword,
  setAccountActive,
  setAccountRole,
} from "./account-acts.ts";
import { countAccounts, createAccount, listAccounts, type WithTemporary } from "./accounts.ts";
import { readChangedAccount, watchAccounts } from "../watch.ts";

const Admin = builder.prismaNode("Admin", {
  access: { byId: "admin" },
  id: { field: "id" },
  fields: (t) => ({
    number: t.exposeInt("id"),
    username: t.exposeString("username"),
    name: t.exposeString("name"),
    email: t.exposeString("email"),
    role: t.expose("role", { type: AdminRole }),
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

const AdminList = builder.objectRef<object>("AdminList").implement({
  access: "through",
  fields: (t) => ({
    total: t.int({ resolve: (_list, _args, context) => countAccounts(context) }),
    active: t.int({ resolve: (_list, _args, context) => countAccounts(context, { isActive: true }) }),
    superAdmins: t.int({
      resolve: (_list, _args, context) => countAccounts(context, { role: "super_admin" }),
    }),
    rows: t.prismaField({
      type: [Admin],
      resolve: (query, _list, _args, context) => listAccounts(context, query),
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    access: "admin",
    type: AdminList,
    resolve: () => ({}),
  }),
);

const CreateAdminInput = builder.inputType("CreateAdminInput", {
  fields: (t) => ({
    name: t.string(),
    email: t.string(),
    username: t.string(),
    role: t.field({ type: AdminRole }),
    password: t.string({ required: false }),
  }),
});

const temporaryPayload = (name: string) =>
  builder.objectRef<WithTemporary>(name).implement({
    fields: (t) => ({
      admin: t.field({ type: Admin, resolve: ({ admin }) => admin as never }),
      temporaryPassword: t.exposeString("password"),
      expiresAt: t.expose("expiresAt", { type: "DateTime", nullable: true }),
    }),
  });

const keepApiKeys = {
  required: false,
} as const;
const keysKept = <Input extends { keepApiKeys?: readonly { typename: string; id: string }[] | null }>({
  keepApiKeys: ids,
  ...input
}: Input) => ({ ...input, keepApiKeys: ids?.map((id) => numberIn(id, "ApiKey")) });

const SetAdminActiveInput = builder.inputType("SetAdminActiveInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    isActive: t.boolean(),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const SetAdminRoleInput = builder.inputType("SetAdminRoleInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    role: t.field({ type: AdminRole }),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const DeleteAdminInput = builder.inputType("DeleteAdminInput", {
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the account." }),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const DeleteAdminPayload = builder
  .objectRef<{ id: number; username: string }>("DeleteAdminPayload")
  .implement({ fields: (t) => ({ username: t.exposeString("username") }) });

builder.mutationFields((t) => ({
  createAdmin: t.field({
    access: "superAdmin",
    type: temporaryPayload("CreateAdminPayload"),
    args: { input: t.arg({ type: CreateAdminInput }) },
    resolve: (_root, { input }, context, info) =>
      createAccount(context, input, askedOf("admin", context, info)),
  }),
  setAdminActive: t.field({
    access: "superAdmin",
    type: payloadWith("SetAdminActivePayload", "admin", "Admin"),
    args: { input: t.arg({ type: SetAdminActiveInput }) },
    resolve: (_root, { input: { id, ...change } }, context, info) =>
      setAccountActive(context, numberIn(id, "Admin"), keysKept(change), askedOf("admin", context, info)),
  }),
  setAdminRole: t.field({
    access: "superAdmin",
    type: payloadWith("SetAdminRolePayload", "admin", "Admin"),
    args: { input: t.arg({ type: SetAdminRoleInput }) },
    resolve: (_root, { input: { id, ...change } }, context, info) =>
      setAccountRole(context, numberIn(id, "Admin"), keysKept(change), askedOf("admin", context, info)),
  }),
  deleteAdmin: t.field({
    access: "superAdmin",
    type: DeleteAdminPayload,
    args: { input: t.arg({ type: DeleteAdminInput }) },
    resolve: (_root, { input: { id, ...deletion } }, context) =>
      deleteAccount(context, numberIn(id, "Admin"), keysKept(deletion)),
  }),
  resetAdminPassword: t.field({
    access: "superAdmin",
    type: temporaryPayload("ResetAdminPasswordPayload"),
    args: {
      input: t.arg({ type: inputNaming("ResetAdminPasswordInput", "Relay global ID of the account.") }),
    },
    resolve: (_root, { input }, context, info) =>
      resetPassword(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
  removeAdminSecondFactor: t.field({
    access: "superAdmin",
    type: payloadWith("RemoveAdminSecondFactorPayload", "admin", "Admin"),
    args: {
      input: t.arg({ type: inputNaming("RemoveAdminSecondFactorInput", "Relay global ID of the account.") }),
    },
    resolve: (_root, { input }, context, info) =>
      removeSecondFactor(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
  endAdminSessions: t.field({
    access: "superAdmin",
    type: payloadWith("EndAdminSessionsPayload", "admin", "Admin"),
    args: { input: t.arg({ type: inputNaming("EndAdminSessionsInput", "Relay global ID of the account.") }) },
    resolve: (_root, { input }, context, info) =>
      endAccountSessions(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
}));

builder.subscriptionField("adminChanged", (t) =>
  t.field({
    access: "admin",
    type: Admin,
    nullable: true,
    subscribe: (_root, _args, context) => watchAccounts(context),
    resolve: (change, _args, context) => readChangedAccount(context, change),
  }),
);
