import "./audit-actions.ts";
import "./descriptions.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { CaseFactType, DeskDensity, Viewer } from "../session/types.ts";
import { changePassword } from "./sign-in/change-password.ts";
import { confirmPassword } from "./sign-in/password-again.ts";
import { login, setCaseFacts, setDensity } from "./service.ts";

mutation("adminLogin", {
  access: "anyone",
  input: (t) => ({ username: t.string(), password: t.string() }),
  resolve: (input, context) => login(context, input),
  payload: (t) => ({
    viewer: t.field({ type: Viewer, resolve: (_admin, _args, { viewer }) => viewer }),
    mustChangePassword: t.boolean({ resolve: ({ mustChangePassword }) => mustChangePassword }),
    needsCode: t.boolean({
      resolve: ({ needsCode }) => needsCode,
    }),
  }),
});

mutation("changeAdminPassword", {
  access: "knownAdmin",
  input: (t) => ({ currentPassword: t.string(), newPassword: t.string() }),
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
  input: (t) => ({ password: t.string() }),
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
  input: (t) => ({ density: t.field({ type: DeskDensity, required: false }) }),
  resolve: async ({ density }, context) => {
    await setDensity(context, density ?? null);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_set, _args, { viewer }) => viewer }) }),
});

mutation("setCaseFacts", {
  access: "admin",
  input: (t) => ({ facts: t.field({ type: [CaseFactType] }) }),
  resolve: async ({ facts }, context) => {
    await setCaseFacts(context, facts);
    return {};
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: (_set, _args, { viewer }) => viewer }) }),
});
