import { builder } from "../../core/graphql/builder.ts";
import { mutation } from "../../core/graphql/mutations.ts";
import { logOut } from "../../core/sessions/sessions.ts";
import { Viewer } from "./types.ts";

builder.queryField("viewer", (t) =>
  t.field({
    access: "anyone",
    description: "The caller.",
    type: Viewer,
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

mutation("logOut", {
  access: "anyone",
  description: "Ends the session and removes the cookie.",
  resolve: async (_input, context) => {
    await logOut(context);
    return { viewer: context.viewer };
  },
  payload: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }) }),
});
