import { builder } from "../core/graphql/builder.ts";
import { RequestStatus } from "../requests/enums.ts";
import { isAdmin } from "../core/access/viewer.ts";
import { keyKinds } from "../people/keys.ts";
import { historyKinds, historyOf, type HistoryEntry } from "./history.ts";
import { samePersonOf, type Kindred } from "./same-person.ts";
import { takenOnBy } from "./assign-officer.ts";

/* What administrators see of one case beside the request itself; null or empty for everybody else. */

const HistoryKind = builder.enumType("CaseHistoryKind", {
  values: historyKinds,
  description: "`reading` is a look at the record, or a name or a government id revealed.",
});

const HistoryEntryType = builder.objectRef<HistoryEntry>("CaseHistoryEntry").implement({
  access: "through",
  description: "One thing that happened to a case.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Within the history." }),
    at: t.expose("at", { type: "DateTime" }),
    kind: t.expose("kind", { type: HistoryKind }),
    who: t.exposeString("who"),
    what: t.exposeString("what"),
    before: t.exposeString("before", { nullable: true }),
    after: t.exposeString("after", { nullable: true }),
    note: t.exposeString("note", { nullable: true, description: "A reason, an amount, which fields." }),
    isFailure: t.exposeBoolean("isFailure", { description: "It was refused, or did not succeed." }),
  }),
});

const PersonMatch = builder.enumType("PersonMatch", {
  values: Object.fromEntries(keyKinds.map((kind) => [kind.replaceAll("-", "_"), { value: kind }])) as Record<
    string,
    { value: (typeof keyKinds)[number] }
  >,
  description: "What two cases have in common.",
});

const PersonVerdict = builder.objectRef<NonNullable<Kindred["verdict"]>>("PersonVerdict").implement({
  access: "through",
  fields: (t) => ({
    same: t.exposeBoolean("same"),
    by: t.exposeString("by"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const KindredCase = builder.objectRef<Kindred>("KindredCase").implement({
  access: "through",
  description: "Another case of what may be the same person.",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    victimName: t.exposeString("victimName", {
      description: '"Recipient of {case}" where one of the two wishes to stay anonymous.',
    }),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    allocated: t.field({
      type: "USD",
      description: "US dollars that were allocated to it, or handed over.",
      resolve: ({ allocatedCents }) => allocatedCents / 100,
    }),
    matches: t.expose("matches", { type: [PersonMatch] }),
    verdict: t.expose("verdict", {
      type: PersonVerdict,
      nullable: true,
      description: "What an administrator said of the two; null while nobody has.",
    }),
  }),
});

const RecordedIdentity = builder.objectRef<{ hasGovernmentId: boolean }>("RecordedIdentity").implement({
  access: "through",
  description: "Which papers are on record; `revealIdentity` tells them.",
  fields: (t) => ({ hasGovernmentId: t.exposeBoolean("hasGovernmentId") }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  history: t.field({
    type: [HistoryEntryType],
    description:
      "Everything that happened to the case, the newest first, 200 at most. Empty for whoever is no administrator.",
    resolve: ({ id }, _args, context) => historyOf(context, id),
  }),
  samePerson: t.field({
    type: [KindredCase],
    description:
      "The newest other cases of what may be the same person, 20 at most. Empty for whoever is no administrator.",
    resolve: (request, _args, context) => samePersonOf(context, request),
  }),
  recordedIdentity: t.field({
    type: RecordedIdentity,
    nullable: true,
    description: "Null without victim information, and for whoever is no administrator.",
    select: { victimInfo: { select: { governmentIdSealed: true } } },
    resolve: ({ victimInfo }, _args, { viewer }) =>
      isAdmin(viewer) && victimInfo ? { hasGovernmentId: victimInfo.governmentIdSealed !== null } : null,
  }),
  isTakenOnByNobody: t.boolean({
    description:
      "A citizen's own request, for which neither an officer nor an administrator stands. False for whoever is no administrator.",
    resolve: async (request, _args, context) =>
      isAdmin(context.viewer) &&
      request.citizenId !== null &&
      request.officerId === null &&
      (await takenOnBy(context, request)) === null,
  }),
  takenOnBy: t.string({
    nullable: true,
    description: "The administrator who took a citizen's request on, for themselves or for an officer.",
    resolve: (request, _args, context) => takenOnBy(context, request),
  }),
}));
