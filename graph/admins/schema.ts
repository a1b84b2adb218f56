import { builder } from "../core/graphql/builder.ts";
import { Viewer } from "../session/types.ts";
import { changePassword } from "./sign-in/change-password.ts";
import { confirmPassword } from "./sign-in/password-again.ts";
import { login } from "./service.ts";

builder.relayMutationField(
  "adminLogin",
  { inputFields: (t) => ({ username: t.string(), password: t.string() }) },
  {
    access: "anyone",
    resolve: (_root, { input }, context) => login(context, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_admin, _args, { viewer }) => viewer }),
      mustChangePassword: t.boolean({ resolve: ({ mustChangePassword }) => mustChangePassword }),
      needsCode: t.boolean({
        resolve: ({ needsCode }) => needsCode,
      }),
    }),
  },
);

builder.relayMutationField(
  "changeAdminPassword",
  { inputFields: (t) => ({ currentPassword: t.string(), newPassword: t.string() }) },
  {
    access: "knownAdmin",
    resolve: async (_root, { input }, context) => {
      await changePassword(context, input);
      return {};
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_changed, _args, { viewer }) => viewer }),
    }),
  },
);

builder.relayMutationField(
  "confirmAdminPassword",
  { inputFields: (t) => ({ password: t.string() }) },
  {
    access: "knownAdmin",
    resolve: async (_root, { input }, context) => {
      await confirmPassword(context, input);
      return {};
    },
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_confirmed, _args, { viewer }) => viewer }),
    }),
  },
);
