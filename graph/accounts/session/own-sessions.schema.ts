import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, type Payload } from "../../core/graphql/mutations.ts";
import { owns, sessionIdOf } from "../../core/access/viewer.ts";
import { deviceOf } from "./device.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";

const OwnSession = builder.prismaNode("Session", {
  access: { byId: ({ viewer }, session) => owns(viewer, session), words: "The person whose session it is." },
  id: { field: "id" },
  select: { id: true, officerId: true, citizenId: true, adminId: true },
  fields: (t) => ({
    isCurrent: t.boolean({
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === sessionIdOf(viewer),
    }),
    browser: t.string({
      nullable: true,
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    ip: t.exposeString("ip"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime" }),
  }),
});

builder.queryField("ownSessions", (t) =>
  t.prismaField({
    access: "signedIn",
    type: [OwnSession],
    resolve: (query, _root, _args, context) => listOwnSessions(context, query),
  }),
);

const payload: Payload<{ ended: number }> = (t) => ({ ended: t.exposeInt("ended") });

mutation("endSession", {
  access: "signedIn",
  input: idOf("session"),
  resolve: async (input, context) => {
    await endOwnSession(context, numberIn(input.id, "Session"));
    return { ended: 1 };
  },
  payload: (t) => payload(t),
});

mutation("endOtherSessions", {
  access: "signedIn",
  resolve: async (_input, context) => ({ ended: await endOtherSessions(context) }),
  payload: (t) => payload(t),
});
