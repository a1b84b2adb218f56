import "./audit-actions.ts";
import "./descriptions.ts";
import { builder } from "../../core/graphql/builder.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { AdminIdentity, AdminRole } from "../session/types.ts";
import { redirectUri } from "./client.ts";
import { forgetIdentity, ownIdentity, type OfficerIdentity } from "./officer-sign-in.ts";
import {
  providerKinds,
  signInWays,
  type GroupRoles,
} from "../../../shared/accounts/identity-providers/rules.ts";
import {
  listProviders,
  offeredProviders,
  providerOfSession,
  saveProvider,
  setAdminSignIn,
  unlinkIdentity,
  type ShownLink,
  type ShownProvider,
} from "./service.ts";

const Kind = builder.enumType("IdentityProviderKind", { values: providerKinds });
const Way = builder.enumType("AdminSignIn", { values: signInWays });

const Offered = builder.objectRef<{ key: string; name: string }>("SignInProvider").implement({
  access: "through",
  fields: (t) => ({ key: t.exposeString("key"), name: t.exposeString("name") }),
});

builder.queryField("signInProviders", (t) =>
  t.field({
    access: "anyone",
    type: [Offered],
    args: { kind: t.arg({ type: Kind }) },
    resolve: (_root, { kind }, context) => offeredProviders(context, kind),
  }),
);

const Confirmed = builder.objectRef<OfficerIdentity>("ConfirmedOfficer").implement({
  access: "through",
  fields: (t) => ({
    provider: t.string({ resolve: ({ provider }) => provider.name }),
    agency: t.string({ resolve: ({ provider }) => provider.agency }),
    name: t.exposeString("name"),
    badge: t.exposeString("badge"),
    rank: t.exposeString("rank"),
  }),
});

builder.queryField("confirmedOfficer", (t) =>
  t.field({
    access: "anyone",
    type: Confirmed,
    nullable: true,
    resolve: (_root, _args, context) => ownIdentity(context),
  }),
);

mutation("forgetConfirmedOfficer", {
  access: "anyone",
  resolve: async (_input, context) => {
    await forgetIdentity(context);
    return {};
  },
  payload: (t) => ({
    confirmedOfficer: t.field({
      type: Confirmed,
      nullable: true,
      resolve: (_done, _args, context) => ownIdentity(context),
    }),
  }),
});

builder.objectField(AdminIdentity, "provider", (t) =>
  t.string({ nullable: true, resolve: (_viewer, _args, context) => providerOfSession(context) }),
);

const GroupRole = builder.objectRef<{ group: string; roles: readonly string[] }>("GroupRoles").implement({
  access: "through",
  fields: (t) => ({
    group: t.exposeString("group"),
    roles: t.field({ type: [AdminRole], resolve: ({ roles }) => [...roles] as never }),
  }),
});

const Connected = builder.objectRef<ShownLink>("ConnectedAccount").implement({
  access: "through",
  fields: (t) => ({
    adminNumber: t.exposeInt("adminId"),
    username: t.string({ resolve: ({ admin }) => admin.username }),
    name: t.string({ resolve: ({ admin }) => admin.name }),
    signIn: t.field({ type: Way, resolve: ({ admin }) => admin.signIn }),
    lastSignInAt: t.expose("lastSignInAt", { type: "DateTime" }),
  }),
});

const Provider = builder.objectRef<ShownProvider>("IdentityProvider").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    key: t.exposeString("key"),
    kind: t.expose("kind", { type: Kind }),
    name: t.exposeString("name"),
    issuer: t.exposeString("issuer"),
    clientId: t.exposeString("clientId"),
    redirectUri: t.string({ resolve: (_provider, _args, context) => redirectUri(context) }),
    scopes: t.exposeStringList("scopes"),
    domains: t.exposeStringList("domains"),
    agency: t.exposeString("agency"),
    provingAcr: t.exposeStringList("provingAcr"),
    provingAmr: t.exposeStringList("provingAmr"),
    groupClaim: t.exposeString("groupClaim"),
    groupRoles: t.field({
      type: [GroupRole],
      resolve: ({ groupRoles }) =>
        Object.entries(groupRoles as GroupRoles).map(([group, roles]) => ({ group, roles })),
    }),
    mayGiveSuperAdmin: t.exposeBoolean("mayGiveSuperAdmin"),
    nameClaim: t.exposeString("nameClaim"),
    badgeClaim: t.exposeString("badgeClaim"),
    rankClaim: t.exposeString("rankClaim"),
    isActive: t.exposeBoolean("isActive"),
    version: t.exposeInt("version"),
    accounts: t.field({ type: [Connected], resolve: ({ links }) => links }),
  }),
});

builder.queryField("identityProviders", (t) =>
  t.field({
    access: "superAdmin",
    type: [Provider],
    resolve: (_root, _args, context) => listProviders(context),
  }),
);

const GroupRolesInput = builder.inputType("GroupRolesInput", {
  fields: (t) => ({ group: t.string(), roles: t.field({ type: [AdminRole] }) }),
});

const listPayload: Payload<object> = (t) => ({
  providers: t.field({ type: [Provider], resolve: (_done, _args, context) => listProviders(context) }),
});

mutation("saveIdentityProvider", {
  access: "superAdmin",
  input: (t) => ({
    number: t.int({ required: false }),
    version: t.int({ required: false }),
    kind: t.field({ type: Kind }),
    name: t.string(),
    key: t.string(),
    issuer: t.string(),
    clientId: t.string(),
    clientSecret: t.string(),
    scopes: t.stringList(),
    domains: t.stringList(),
    agency: t.string(),
    provingAcr: t.stringList(),
    provingAmr: t.stringList(),
    groupClaim: t.string(),
    groupRoles: t.field({ type: [GroupRolesInput] }),
    mayGiveSuperAdmin: t.boolean(),
    nameClaim: t.string(),
    badgeClaim: t.string(),
    rankClaim: t.string(),
    isActive: t.boolean(),
  }),
  resolve: async ({ number, version, ...form }, context) => {
    await saveProvider(context, { ...form, number: number ?? null, version: version ?? null });
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("unlinkIdentity", {
  access: "superAdmin",
  input: (t) => ({ provider: t.int(), admin: t.int() }),
  resolve: async ({ provider, admin }, context) => {
    await unlinkIdentity(context, provider, admin);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("setAdminSignIn", {
  access: "superAdmin",
  input: (t) => ({ admin: t.int(), signIn: t.field({ type: Way }) }),
  resolve: async ({ admin, signIn }, context) => {
    await setAdminSignIn(context, admin, signIn);
    return {};
  },
  payload: (t) => listPayload(t),
});
