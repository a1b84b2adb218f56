import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, mutation, type Payload } from "../../core/graphql/mutations.ts";
import { owns, sessionIdOf } from "../../core/access/viewer.ts";
import { deviceOf } from "./device.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";

const OwnSession = builder.prismaNode("Session", {
  description: "One of the caller's sessions.",
  access: { byId: ({ viewer }, session) => owns(viewer, session), words: "The person whose session it is." },
  id: { field: "id" },
  select: { id: true, officerId: true, citizenId: true, adminId: true },
  fields: (t) => ({
    isCurrent: t.boolean({
      description: "True for the session that makes this call.",
      select: { id: true },
      resolve: ({ id }, _args, { viewer }) => id === sessionIdOf(viewer),
    }),
    browser: t.string({
      description: "Name of the browser, such as `Firefox`. Null if unknown.",
      nullable: true,
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      description: "Name of the operating system, such as `Windows`. Null if unknown.",
      nullable: true,
      select: { userAgent: true },
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    ip: t.exposeString("ip", { description: "IP address of the sign-in." }),
    createdAt: t.expose("createdAt", { description: "When the session was opened.", type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", {
      description: "When it was last used, to the minute.",
      type: "DateTime",
    }),
  }),
});

builder.queryField("ownSessions", (t) =>
  t.prismaField({
    access: "signedIn",
    description: "The caller's active sessions, most recently used first.",
    type: [OwnSession],
    resolve: (query, _root, _args, context) => listOwnSessions(context, query),
  }),
);

const payload: Payload<{ ended: number }> = (t) => ({
  ended: t.exposeInt("ended", { description: "Number of ended sessions." }),
});

mutation("endSession", {
  access: "signedIn",
  description:
    "Ends one of the caller's other sessions and its open connections. NOT_FOUND for any other session.",
  input: idOf("session"),
  resolve: async (input, context) => {
    await endOwnSession(context, numberIn(input.id, "Session"));
    return { ended: 1 };
  },
  payload: (t) => payload(t),
});

mutation("endOtherSessions", {
  access: "signedIn",
  description: "Ends all sessions of the caller except the current one.",
  resolve: async (_input, context) => ({ ended: await endOtherSessions(context) }),
  payload: (t) => payload(t),
});
