import { valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { passwordCode } from "../../core/graphql/descriptions.ts";
import { mutation, type Payload } from "../../core/graphql/mutations.ts";
import { AdminIdentity, AdminRole } from "../session/types.ts";
import { redirectUri } from "./client.ts";
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
  type ProviderView,
} from "./service.ts";

const Kind = builder.enumType("IdentityProviderKind", {
  description: "Whom an identity provider signs in.",
  values: valuesOf(providerKinds, { admin: "Administrators.", officer: "Officers." }),
});
const Way = builder.enumType("AdminSignIn", {
  description: "How an administrator's account may sign in.",
  values: valuesOf(signInWays, {
    both: "Both ways.",
    local: "With a password or a passkey of this product.",
    provider: "At an identity provider only.",
  }),
});

const Offered = builder.objectRef<{ key: string; name: string }>("SignInProvider").implement({
  description: "An identity provider that a sign-in page offers.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("key", { description: "Its sign-in starts at `/sign-in/{key}`." }),
    name: t.exposeString("name", { description: "Name on the button." }),
  }),
});

builder.queryField("signInProviders", (t) =>
  t.field({
    access: "anyone",
    description: "Identity providers that a sign-in page offers. Empty if there are none.",
    type: [Offered],
    args: { kind: t.arg({ description: "Whom they sign in.", type: Kind }) },
    resolve: (_root, { kind }, context) => offeredProviders(context, kind),
  }),
);

builder.objectField(AdminIdentity, "provider", (t) =>
  t.string({
    description: "Name of the identity provider that opened the session. Null if it was opened here.",
    nullable: true,
    resolve: (_viewer, _args, context) => providerOfSession(context),
  }),
);

const GroupRole = builder.objectRef<{ group: string; roles: readonly string[] }>("GroupRoles").implement({
  description: "The roles of one group.",
  access: "through",
  fields: (t) => ({
    group: t.exposeString("group", { description: "Name of the group, as the provider sends it." }),
    roles: t.field({
      description: "Roles of its members.",
      type: [AdminRole],
      resolve: ({ roles }) => [...roles] as never,
    }),
  }),
});

const Connected = builder.objectRef<ShownLink>("ConnectedAccount").implement({
  description: "An administrator's account that is connected to a person of an identity provider.",
  access: "through",
  fields: (t) => ({
    adminNumber: t.exposeInt("adminId", { description: "Row number of the account." }),
    username: t.string({ description: "User name of the account.", resolve: ({ admin }) => admin.username }),
    name: t.string({ description: "Name of the administrator.", resolve: ({ admin }) => admin.name }),
    signIn: t.field({
      description: "How the account may sign in.",
      type: Way,
      resolve: ({ admin }) => admin.signIn,
    }),
    lastSignInAt: t.expose("lastSignInAt", {
      description: "When the person last signed in through the provider.",
      type: "DateTime",
    }),
  }),
});

const Provider = builder.objectRef<ProviderView>("IdentityProvider").implement({
  description:
    "A county's or an agency's own sign-in (OpenID Connect). The client secret is never read back.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    key: t.exposeString("key", { description: "Its name in the address `/sign-in/{key}`." }),
    kind: t.expose("kind", { description: "Who signs in with it: administrators or officers.", type: Kind }),
    name: t.exposeString("name", { description: "Name on the button. At most 60 characters." }),
    issuer: t.exposeString("issuer", { description: "Issuer URL, as in the provider's discovery document." }),
    clientId: t.exposeString("clientId", { description: "Client ID that the provider gave." }),
    redirectUri: t.string({
      description: "Redirect URI to register at the provider.",
      resolve: (_provider, _args, context) => redirectUri(context),
    }),
    scopes: t.exposeStringList("scopes", { description: "Scopes to request besides `openid`." }),
    domains: t.exposeStringList("domains", {
      description: "Administrators: domains of the email addresses for which it may vouch.",
    }),
    agency: t.exposeString("agency", {
      description: "Officers: the agency that the provider vouches for. Empty for administrators.",
    }),
    provingAcr: t.exposeStringList("provingAcr", {
      description: "Values of `acr` that prove a second factor.",
    }),
    provingAmr: t.exposeStringList("provingAmr", {
      description: "Values of `amr` that prove a second factor.",
    }),
    groupClaim: t.exposeString("groupClaim", {
      description: "Administrators: the claim with the groups. Empty if the provider gives no roles.",
    }),
    groupRoles: t.field({
      description: "Administrators: the roles of each group. If empty, the provider gives no roles.",
      type: [GroupRole],
      resolve: ({ groupRoles }) =>
        Object.entries(groupRoles as GroupRoles).map(([group, roles]) => ({ group, roles })),
    }),
    mayGiveSuperAdmin: t.exposeBoolean("mayGiveSuperAdmin", {
      description: "True if its groups may give and take the role `super_admin`.",
    }),
    nameClaim: t.exposeString("nameClaim", { description: "Officers: the claim with the name." }),
    badgeClaim: t.exposeString("badgeClaim", { description: "Officers: the claim with the badge number." }),
    rankClaim: t.exposeString("rankClaim", {
      description: "Officers: the claim with the rank. Empty if there is none.",
    }),
    isActive: t.exposeBoolean("isActive", { description: "True if the sign-in page offers it." }),
    version: t.exposeInt("version", { description: "Version of the provider, which a change must name." }),
    accounts: t.field({
      description: "Administrators' accounts that are connected through it.",
      type: [Connected],
      resolve: ({ links }) => links,
    }),
  }),
});

builder.queryField("identityProviders", (t) =>
  t.field({
    access: "superAdmin",
    description: "All identity providers, oldest first.",
    type: [Provider],
    resolve: (_root, _args, context) => listProviders(context),
  }),
);

const GroupRolesInput = builder.inputType("GroupRolesInput", {
  description: "The roles of one group.",
  fields: (t) => ({
    group: t.string({ description: "Name of the group, as the provider sends it." }),
    roles: t.field({ description: "One or more roles of its members.", type: [AdminRole] }),
  }),
});

const listPayload: Payload<object> = (t) => ({
  providers: t.field({
    description: "All providers.",
    type: [Provider],
    resolve: (_done, _args, context) => listProviders(context),
  }),
});

mutation("saveIdentityProvider", {
  access: "superAdmin",
  description: `Adds or changes an identity provider. Turning it off ends the sessions that it opened. INVALID with \`fields\`. CONFLICT if someone else changed it. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    number: t.int({ description: "Row number of the provider to change. Null adds one.", required: false }),
    version: t.int({ description: "Version that the caller saw. Null for a new provider.", required: false }),
    kind: t.field({ description: "Who signs in with it: administrators or officers.", type: Kind }),
    name: t.string({ description: "Name on the button. At most 60 characters." }),
    key: t.string({ description: "Its name in the address `/sign-in/{key}`." }),
    issuer: t.string({ description: "Issuer URL, as in the provider's discovery document." }),
    clientId: t.string({ description: "Client ID that the provider gave." }),
    clientSecret: t.string({ description: "Client secret. Empty keeps the stored one." }),
    scopes: t.stringList({ description: "Scopes to request besides `openid`." }),
    domains: t.stringList({
      description: "Administrators: domains of the email addresses for which it may vouch.",
    }),
    agency: t.string({
      description: "Officers: the agency that the provider vouches for. Empty for administrators.",
    }),
    provingAcr: t.stringList({ description: "Values of `acr` that prove a second factor." }),
    provingAmr: t.stringList({ description: "Values of `amr` that prove a second factor." }),
    groupClaim: t.string({
      description: "Administrators: the claim with the groups. Empty if the provider gives no roles.",
    }),
    groupRoles: t.field({
      description: "Administrators: the roles of each group. If empty, the provider gives no roles.",
      type: [GroupRolesInput],
    }),
    mayGiveSuperAdmin: t.boolean({
      description: "True if its groups may give and take the role `super_admin`.",
    }),
    nameClaim: t.string({ description: "Officers: the claim with the name." }),
    badgeClaim: t.string({ description: "Officers: the claim with the badge number." }),
    rankClaim: t.string({ description: "Officers: the claim with the rank. Empty if there is none." }),
    isActive: t.boolean({ description: "True if the sign-in page offers it." }),
  }),
  resolve: async ({ number, version, ...form }, context) => {
    await saveProvider(context, { ...form, number: number ?? null, version: version ?? null });
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("unlinkIdentity", {
  access: "superAdmin",
  description: `Disconnects an account from an identity provider and ends the sessions that the provider opened. NOT_FOUND if it is not connected. ${passwordCode}`,
  input: (t) => ({
    provider: t.int({ description: "Row number of the provider." }),
    admin: t.int({ description: "Row number of the account." }),
  }),
  resolve: async ({ provider, admin }, context) => {
    await unlinkIdentity(context, provider, admin);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("setAdminSignIn", {
  access: "superAdmin",
  description: `Sets how an account signs in. Sessions of a way that is no longer allowed end. CONFLICT if no super administrator could sign in without a provider. NOT_FOUND. ${passwordCode}`,
  input: (t) => ({
    admin: t.int({ description: "Row number of the account." }),
    signIn: t.field({ description: "How it may sign in from now on.", type: Way }),
  }),
  resolve: async ({ admin, signIn }, context) => {
    await setAdminSignIn(context, admin, signIn);
    return {};
  },
  payload: (t) => listPayload(t),
});
