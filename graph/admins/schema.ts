import { builder } from "../core/graphql/builder.ts";
import { Viewer } from "../session/types.ts";
import { changePassword } from "./change-password.ts";
import { login } from "./service.ts";

builder.relayMutationField(
  "adminLogin",
  { inputFields: (t) => ({ username: t.string(), password: t.string() }) },
  {
    access: "anyone",
    description: "Opens an administrator's session; the cookie comes with the answer.",
    resolve: (_root, { input }, context) => login(context, input),
  },
  {
    outputFields: (t) => ({
      viewer: t.field({ type: Viewer, resolve: (_admin, _args, { viewer }) => viewer }),
      mustChangePassword: t.boolean({ resolve: ({ mustChangePassword }) => mustChangePassword }),
    }),
  },
);

builder.relayMutationField(
  "changeAdminPassword",
  { inputFields: (t) => ({ currentPassword: t.string(), newPassword: t.string() }) },
  {
    access: "anyAdmin",
    description: "Changes one's own password and ends one's other sessions.",
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
