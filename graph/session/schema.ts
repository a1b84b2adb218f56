import { builder } from "../core/graphql/builder.ts";
import { logOut } from "../core/sessions/sessions.ts";
import type { Viewer as Asking } from "../core/access/viewer.ts";
import { Viewer } from "./types.ts";

builder.queryField("viewer", (t) =>
  t.field({
    access: "anyone",
    type: Viewer,
    description: "Who I am to the server.",
    resolve: (_root, _args, { viewer }) => viewer,
  }),
);

const LogOutPayload = builder.objectRef<{ viewer: Asking }>("LogOutPayload").implement({
  fields: (t) => ({ viewer: t.field({ type: Viewer, resolve: ({ viewer }) => viewer }) }),
});

builder.mutationField("logOut", (t) =>
  t.field({
    access: "anyone",
    type: LogOutPayload,
    description: "Ends the session on the server and takes the cookie back.",
    resolve: async (_root, _args, context) => {
      await logOut(context);
      return { viewer: context.viewer };
    },
  }),
);
