import { builder } from "../core/graphql/builder.ts";
import { numberIn } from "../core/graphql/ids.ts";
import { inputNaming } from "../core/graphql/mutations.ts";
import { owns, sessionIdOf } from "../core/access/viewer.ts";
import { deviceOf } from "./device.ts";
import { endOtherSessions, endOwnSession, listOwnSessions } from "./own-sessions.ts";

const OwnSession = builder.prismaNode("Session", {
  access: { byId: ({ viewer }, session) => owns(viewer, session), words: "Whoever's session it is." },
  id: { field: "id" },
  select: { id: true, officerId: true, citizenId: true, adminId: true },
  description: "One place where somebody is signed in.",
  fields: (t) => ({
    isCurrent: t.boolean({
      select: { id: true },
      description: "The one that asks.",
      resolve: ({ id }, _args, { viewer }) => id === sessionIdOf(viewer),
    }),
    browser: t.string({
      nullable: true,
      select: { userAgent: true },
      description: "As people call it, e.g. `Firefox`; null for one that is not known.",
      resolve: ({ userAgent }) => deviceOf(userAgent).browser,
    }),
    system: t.string({
      nullable: true,
      select: { userAgent: true },
      description: "E.g. `Windows`; null for one that is not known.",
      resolve: ({ userAgent }) => deviceOf(userAgent).system,
    }),
    ip: t.exposeString("ip", { description: "The address of the sign-in." }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    lastSeenAt: t.expose("lastSeenAt", { type: "DateTime", description: "To the minute." }),
  }),
});

builder.queryField("ownSessions", (t) =>
  t.prismaField({
    access: "signedIn",
    type: [OwnSession],
    description: "Where one is signed in now; what was seen last comes first.",
    resolve: (query, _root, _args, context) => listOwnSessions(context, query),
  }),
);

const payload = (name: string) =>
  builder.objectRef<{ ended: number }>(name).implement({
    fields: (t) => ({ ended: t.exposeInt("ended", { description: "How many sessions ended." }) }),
  });

builder.mutationFields((t) => ({
  endSession: t.field({
    access: "signedIn",
    type: payload("EndSessionPayload"),
    description: "Ends one of one's other sessions, with its sockets. NOT_FOUND for any other.",
    args: { input: t.arg({ type: inputNaming("EndSessionInput", "The session.") }) },
    resolve: async (_root, { input }, context) => {
      await endOwnSession(context, numberIn(input.id, "Session"));
      return { ended: 1 };
    },
  }),
  endOtherSessions: t.field({
    access: "signedIn",
    type: payload("EndOtherSessionsPayload"),
    description: "Ends all of one's sessions but the one that asks.",
    resolve: async (_root, _args, context) => ({ ended: await endOtherSessions(context) }),
  }),
}));
