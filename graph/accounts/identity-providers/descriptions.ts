import { declareDescriptions, passwordCode } from "../../core/graphql/descriptions.ts";

const provider = {
  agency: "Officers: the agency that the provider vouches for. Empty for administrators.",
  badgeClaim: "Officers: the claim with the badge number.",
  clientId: "Client ID that the provider gave.",
  domains: "Administrators: domains of the email addresses for which it may vouch.",
  groupClaim: "Administrators: the claim with the groups. Empty if the provider gives no roles.",
  groupRoles: "Administrators: the roles of each group. If empty, the provider gives no roles.",
  isActive: "True if the sign-in page offers it.",
  issuer: "Issuer URL, as in the provider's discovery document.",
  key: "Its name in the address `/sign-in/{key}`.",
  kind: "Who signs in with it: administrators or officers.",
  mayGiveSuperAdmin: "True if its groups may give and take the role `super_admin`.",
  name: "Name on the button. At most 60 characters.",
  nameClaim: "Officers: the claim with the name.",
  provingAcr: "Values of `acr` that prove a second factor.",
  provingAmr: "Values of `amr` that prove a second factor.",
  rankClaim: "Officers: the claim with the rank. Empty if there is none.",
  scopes: "Scopes to request besides `openid`.",
};

declareDescriptions({
  AdminSignIn: {
    self: "How an administrator's account may sign in.",
    both: "Both ways.",
    local: "With a password or a passkey of this product.",
    provider: "At an identity provider only.",
  },
  ConfirmedOfficer: {
    self: "What an agency's sign-in confirmed about the officer at this browser. It grants nothing.",
    agency: "Agency of the officer.",
    badge: "Badge number.",
    name: "Name of the officer.",
    provider: "Name of the identity provider.",
    rank: "Rank. Empty if the provider did not send one.",
  },
  ForgetConfirmedOfficerPayload: {
    self: "Result of `forgetConfirmedOfficer`.",
    confirmedOfficer: "Always null after this call.",
  },
  ConnectedAccount: {
    self: "An administrator's account that is connected to a person of an identity provider.",
    adminNumber: "Row number of the account.",
    lastSignInAt: "When the person last signed in through the provider.",
    name: "Name of the administrator.",
    signIn: "How the account may sign in.",
    username: "User name of the account.",
  },
  GroupRoles: {
    self: "The roles of one group.",
    group: "Name of the group, as the provider sends it.",
    roles: "Roles of its members.",
  },
  GroupRolesInput: {
    self: "The roles of one group.",
    group: "Name of the group, as the provider sends it.",
    roles: "One or more roles of its members.",
  },
  IdentityProvider: {
    self: "A county's or an agency's own sign-in (OpenID Connect). The client secret is never read back.",
    ...provider,
    accounts: "Administrators' accounts that are connected through it.",
    number: "Row number.",
    redirectUri: "Redirect URI to register at the provider.",
    version: "Version of the provider, which a change must name.",
  },
  IdentityProviderKind: {
    self: "Whom an identity provider signs in.",
    admin: "Administrators.",
    officer: "Officers.",
  },
  SaveIdentityProviderInput: {
    self: "Values for a new or changed identity provider.",
    ...provider,
    clientSecret: "Client secret. Empty keeps the stored one.",
    number: "Row number of the provider to change. Null adds one.",
    version: "Version that the caller saw. Null for a new provider.",
  },
  SaveIdentityProviderPayload: { self: "Result of `saveIdentityProvider`.", providers: "All providers." },
  SetAdminSignInInput: {
    self: "Values for how an account signs in.",
    admin: "Row number of the account.",
    signIn: "How it may sign in from now on.",
  },
  SetAdminSignInPayload: { self: "Result of `setAdminSignIn`.", providers: "All providers." },
  SignInProvider: {
    self: "An identity provider that a sign-in page offers.",
    key: "Its sign-in starts at `/sign-in/{key}`.",
    name: "Name on the button.",
  },
  UnlinkIdentityInput: {
    self: "The account to disconnect.",
    admin: "Row number of the account.",
    provider: "Row number of the provider.",
  },
  UnlinkIdentityPayload: { self: "Result of `unlinkIdentity`.", providers: "All providers." },
  Query: {
    confirmedOfficer:
      "What an agency's sign-in confirmed about the officer at this browser. Null if there is nothing.",
    identityProviders: "All identity providers, oldest first.",
    signInProviders: "Identity providers that a sign-in page offers. Empty if there are none.",
    "signInProviders(kind)": "Whom they sign in.",
  },
  Mutation: {
    forgetConfirmedOfficer:
      "Removes what an agency's sign-in confirmed, for the next officer at this browser.",
    saveIdentityProvider: `Adds or changes an identity provider. Turning it off ends the sessions that it opened. INVALID with \`fields\`. CONFLICT if someone else changed it. NOT_FOUND. ${passwordCode}`,
    setAdminSignIn: `Sets how an account signs in. Sessions of a way that is no longer allowed end. CONFLICT if no super administrator could sign in without a provider. NOT_FOUND. ${passwordCode}`,
    unlinkIdentity: `Disconnects an account from an identity provider and ends the sessions that the provider opened. NOT_FOUND if it is not connected. ${passwordCode}`,
  },
});
