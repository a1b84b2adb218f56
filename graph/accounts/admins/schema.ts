import "./audit-actions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { CaseFactType, DeskDensity, Viewer } from "../session/types.ts";
import { changePassword } from "./sign-in/change-password.ts";
import { confirmPassword } from "./sign-in/password-again.ts";
import { login, setCaseFacts, setDensity } from "./service.ts";

mutation("adminLogin", {
  access: "anyone",
  description:
    "Signs in an administrator. The answer sets the session cookie. UNAUTHENTICATED for a wrong user name or password. RATE_LIMITED after too many failures.",
  input: (t) => ({
    username: t.string({ description: "User name of the account. At most 100 characters." }),
    password: t.string({ description: "Password of the account. At most 200 characters." }),
  }),
  resolve: (input, context) => login(context, input),
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_admin, _args, { viewer }) => viewer }),
    mustChangePassword: t.boolean({
      description: "True if the password is temporary. Call `changeAdminPassword` next.",
      resolve: ({ mustChangePassword }) => mustChangePassword,
    }),
    needsCode: t.boolean({
      description:
        "True if the account has a second factor. Call `adminVerifyMfa` next, or `beginPasskeySignIn` if `AdminIdentity.owes` is `use_passkey`.",
      resolve: ({ needsCode }) => needsCode,
    }),
  }),
});

mutation("changeAdminPassword", {
  access: "knownAdmin",
  description: "Changes your own password and ends your other sessions. INVALID with `fields`. RATE_LIMITED.",
  input: (t) => ({
    currentPassword: t.string({ description: "Current password." }),
    newPassword: t.string({
      description:
        "New password, at least 12 characters or the configured `passwordMinLength` if that is longer.",
    }),
  }),
  resolve: async (input, context) => {
    await changePassword(context, input);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_changed, _args, { viewer }) => viewer }),
  }),
});

mutation("confirmAdminPassword", {
  access: "knownAdmin",
  description:
    "Confirms your own password for account changes in the next five minutes. INVALID with `fields` for a wrong password. RATE_LIMITED.",
  input: (t) => ({ password: t.string({ description: "Current password." }) }),
  resolve: async (input, context) => {
    await confirmPassword(context, input);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_confirmed, _args, { viewer }) => viewer }),
  }),
});

mutation("setDeskDensity", {
  access: "admin",
  description: "Sets how dense the caller's desk screens are, on every device.",
  input: (t) => ({
    density: t.field({
      description: "Null: by the width of the screen.",
      type: DeskDensity,
      required: false,
    }),
  }),
  resolve: async ({ density }, context) => {
    await setDensity(context, density ?? null);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({
      description: "The current session.",
      type: Viewer,
      resolve: (_set, _args, { viewer }) => viewer,
    }),
  }),
});

mutation("setCaseFacts", {
  access: "admin",
  description: "Sets what the caller's list of cases shows, on every device.",
  input: (t) => ({
    facts: t.field({ description: "The chosen facts. Empty: the usual ones.", type: [CaseFactType] }),
  }),
  resolve: async ({ facts }, context) => {
    await setCaseFacts(context, facts);
    return {};
  },
  payload: (t) => ({
    viewer: t.field({
      description: "The current session.",
      type: Viewer,
      resolve: (_set, _args, { viewer }) => viewer,
    }),
  }),
});
