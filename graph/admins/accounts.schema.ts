import { isAnyAdmin } from "../core/access/viewer.ts";
import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { askedOf, inputNaming, payloadWith } from "../core/graphql/mutations.ts";
import { AdminRole } from "../session/types.ts";
import {
  deleteAccount,
  endAccountSessions,
  removeSecondFactor,
  resetPassword,
  setAccountActive,
  setAccountRole,
} from "./account-acts.ts";
import { countAccounts, createAccount, listAccounts, type WithTemporary } from "./accounts.ts";
import { readChangedAccount, watchAccounts } from "./watch.ts";

const Admin = builder.prismaNode("Admin", {
  access: { byId: "admin" },
  description: "An administrator's account, for administrators.",
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
      description: "The account of whoever asks, which nobody changes for themselves.",
      resolve: ({ id }, _args, { viewer }) => isAnyAdmin(viewer) && viewer.adminId === id,
    }),
    awaitsFirstSignIn: t.exposeBoolean("mustChangePassword", {
      description: "It still has a first or temporary password.",
    }),
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
  description: "The administrators' accounts.",
  fields: (t) => ({
    total: t.int({ resolve: (_list, _args, context) => countAccounts(context) }),
    active: t.int({ resolve: (_list, _args, context) => countAccounts(context, { isActive: true }) }),
    superAdmins: t.int({
      resolve: (_list, _args, context) => countAccounts(context, { role: "super_admin" }),
    }),
    rows: t.prismaField({
      type: [Admin],
      description: "The oldest account first; at most 500.",
      resolve: (query, _list, _args, context) => listAccounts(context, query),
    }),
  }),
});

builder.queryField("admins", (t) =>
  t.field({
    access: "admin",
    type: AdminList,
    description: "The administrators' accounts.",
    resolve: () => ({}),
  }),
);

const CreateAdminInput = builder.inputType("CreateAdminInput", {
  fields: (t) => ({
    name: t.string(),
    email: t.string({ description: "Where the temporary password is mailed to." }),
    username: t.string(),
    role: t.field({ type: AdminRole }),
    password: t.string({
      required: false,
      description:
        "A temporary password of at least 6 characters; with fewer than 12 it serves for one sign-in within 24 hours. The server makes one where it is left out.",
    }),
  }),
});

const temporaryPayload = (name: string) =>
  builder.objectRef<WithTemporary>(name).implement({
    fields: (t) => ({
      admin: t.field({ type: Admin, resolve: ({ admin }) => admin as never }),
      temporaryPassword: t.exposeString("password", {
        description: "Told here once, and mailed to the account's owner.",
      }),
      expiresAt: t.expose("expiresAt", {
        type: "DateTime",
        nullable: true,
        description: "The end of a password that serves once; null where it waits for the first sign-in.",
      }),
    }),
  });

const keepApiKeys = {
  required: false,
  description:
    "When the account loses its rights, its API keys end. These go on under the account of the caller; CONFLICT if one is not a living key of this account.",
} as const;
const keysKept = <Input extends { keepApiKeys?: readonly { typename: string; id: string }[] | null }>({
  keepApiKeys: ids,
  ...input
}: Input) => ({ ...input, keepApiKeys: ids?.map((id) => numberIn(id, "ApiKey")) });

const SetAdminActiveInput = builder.inputType("SetAdminActiveInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The account." }),
    isActive: t.boolean(),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const SetAdminRoleInput = builder.inputType("SetAdminRoleInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The account." }),
    role: t.field({ type: AdminRole }),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const DeleteAdminInput = builder.inputType("DeleteAdminInput", {
  fields: (t) => ({
    id: t.globalID({ description: "The account." }),
    keepApiKeys: t.globalIDList(keepApiKeys),
  }),
});
const DeleteAdminPayload = builder
  .objectRef<{ id: number; username: string }>("DeleteAdminPayload")
  .implement({ fields: (t) => ({ username: t.exposeString("username") }) });

const whenRefused =
  "FORBIDDEN for one's own account; UNPROCESSABLE when the password was not given within five minutes (`confirmAdminPassword`); NOT_FOUND when it is gone.";

builder.mutationFields((t) => ({
  createAdmin: t.field({
    access: "superAdmin",
    type: temporaryPayload("CreateAdminPayload"),
    description:
      "Makes an administrator's account and mails its temporary password. INVALID with fields; CONFLICT when the name or the address is taken; UNPROCESSABLE when the password was not given within five minutes.",
    args: { input: t.arg({ type: CreateAdminInput }) },
    resolve: (_root, { input }, context, info) =>
      createAccount(context, input, askedOf("admin", context, info)),
  }),
  setAdminActive: t.field({
    access: "superAdmin",
    type: payloadWith("SetAdminActivePayload", "admin", "Admin"),
    description: `Activates or deactivates an account; deactivating ends its sessions and API keys. CONFLICT when it is so already, and for the last active super admin; ${whenRefused}`,
    args: { input: t.arg({ type: SetAdminActiveInput }) },
    resolve: (_root, { input: { id, ...change } }, context, info) =>
      setAccountActive(context, numberIn(id, "Admin"), keysKept(change), askedOf("admin", context, info)),
  }),
  setAdminRole: t.field({
    access: "superAdmin",
    type: payloadWith("SetAdminRolePayload", "admin", "Admin"),
    description: `Makes a super admin of an admin, or an admin of a super admin, whose sessions and API keys end. CONFLICT when it is so already, and for the last active super admin; ${whenRefused}`,
    args: { input: t.arg({ type: SetAdminRoleInput }) },
    resolve: (_root, { input: { id, ...change } }, context, info) =>
      setAccountRole(context, numberIn(id, "Admin"), keysKept(change), askedOf("admin", context, info)),
  }),
  deleteAdmin: t.field({
    access: "superAdmin",
    type: DeleteAdminPayload,
    description: `Deletes an account for good and ends its sessions and API keys. CONFLICT for the last active super admin; ${whenRefused}`,
    args: { input: t.arg({ type: DeleteAdminInput }) },
    resolve: (_root, { input: { id, ...deletion } }, context) =>
      deleteAccount(context, numberIn(id, "Admin"), keysKept(deletion)),
  }),
  resetAdminPassword: t.field({
    access: "superAdmin",
    type: temporaryPayload("ResetAdminPasswordPayload"),
    description: `Gives an account a new temporary password, mails it, and ends its sessions. ${whenRefused}`,
    args: { input: t.arg({ type: inputNaming("ResetAdminPasswordInput", "The account.") }) },
    resolve: (_root, { input }, context, info) =>
      resetPassword(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
  removeAdminSecondFactor: t.field({
    access: "superAdmin",
    type: payloadWith("RemoveAdminSecondFactorPayload", "admin", "Admin"),
    description: `Switches an account's two-factor sign-in off and ends its sessions. CONFLICT when it has none; ${whenRefused}`,
    args: { input: t.arg({ type: inputNaming("RemoveAdminSecondFactorInput", "The account.") }) },
    resolve: (_root, { input }, context, info) =>
      removeSecondFactor(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
  endAdminSessions: t.field({
    access: "superAdmin",
    type: payloadWith("EndAdminSessionsPayload", "admin", "Admin"),
    description: `Ends every session of an account. ${whenRefused}`,
    args: { input: t.arg({ type: inputNaming("EndAdminSessionsInput", "The account.") }) },
    resolve: (_root, { input }, context, info) =>
      endAccountSessions(context, numberIn(input.id, "Admin"), askedOf("admin", context, info)),
  }),
}));

builder.subscriptionField("adminChanged", (t) =>
  t.field({
    access: "admin",
    type: Admin,
    nullable: true,
    description: "Each account that is new, changed or just signed in to; null when one is gone.",
    subscribe: (_root, _args, context) => watchAccounts(context),
    resolve: (change, _args, context) => readChangedAccount(context, change),
  }),
);
