import { builder } from "../core/graphql/builder.ts";
import { logOut } from "../core/sessions/sessions.ts";
import type { Viewer as Asking } from "../core/access/viewer.ts";
import { Viewer } from "./types.ts";

builder.queryField("viewer", (t) =>
  t.field({
    access: "anyone",
    type: Viewer,
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
    resolve: async (_root, _args, context) => {
      await logOut(context);
      return { viewer: context.viewer };
    },
  }),
);
