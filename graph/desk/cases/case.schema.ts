import { builder } from "../../core/graphql/builder.ts";
import { RequestStatus } from "../../intake/requests/enums.ts";
import { may } from "../../core/access/viewer.ts";
import { historyKinds, historyOf, type HistoryEntry } from "./history.ts";
import { samePersonOf } from "./same-person.ts";
import { takenOnBy } from "./assign-officer.ts";
import type { Kindred } from "./same-person.sql.ts";
import { keyKinds } from "../../intake/people/types.ts";

/*
 * What administrators see of one case in addition to the request; null or empty for everyone else.
 */

const HistoryKind = builder.enumType("CaseHistoryKind", { values: historyKinds });

const HistoryEntryType = builder.objectRef<HistoryEntry>("CaseHistoryEntry").implement({
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id"),
    at: t.expose("at", { type: "DateTime" }),
    kind: t.expose("kind", { type: HistoryKind }),
    who: t.exposeString("who"),
    what: t.exposeString("what"),
    before: t.exposeString("before", { nullable: true }),
    after: t.exposeString("after", { nullable: true }),
    note: t.exposeString("note", { nullable: true }),
    isFailure: t.exposeBoolean("isFailure"),
  }),
});

const PersonMatch = builder.enumType("PersonMatch", {
  values: Object.fromEntries(keyKinds.map((kind) => [kind.replaceAll("-", "_"), { value: kind }])) as Record<
    string,
    { value: (typeof keyKinds)[number] }
  >,
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
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    victimName: t.exposeString("victimName"),
    createdAt: t.expose("createdAt", { type: "DateTime" }),
    allocated: t.field({
      type: "USD",
      resolve: ({ allocatedCents }) => allocatedCents / 100,
    }),
    matches: t.expose("matches", { type: [PersonMatch] }),
    verdict: t.expose("verdict", { type: PersonVerdict, nullable: true }),
  }),
});

const RecordedIdentity = builder.objectRef<{ hasGovernmentId: boolean }>("RecordedIdentity").implement({
  access: "through",
  fields: (t) => ({ hasGovernmentId: t.exposeBoolean("hasGovernmentId") }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  history: t.field({
    type: [HistoryEntryType],
    resolve: ({ id }, _args, context) => historyOf(context, id),
  }),
  samePerson: t.field({
    type: [KindredCase],
    resolve: (request, _args, context) => samePersonOf(context, request),
  }),
  recordedIdentity: t.field({
    type: RecordedIdentity,
    nullable: true,
    select: { victimInfo: { select: { governmentIdSealed: true } } },
    resolve: ({ victimInfo }, _args, { viewer }) =>
      may(viewer, "readCases") && victimInfo
        ? { hasGovernmentId: victimInfo.governmentIdSealed !== null }
        : null,
  }),
  isTakenOnByNobody: t.boolean({
    resolve: async (request, _args, context) =>
      may(context.viewer, "readCases") &&
      request.citizenId !== null &&
      request.officerId === null &&
      (await takenOnBy(context, request)) === null,
  }),
  takenOnBy: t.string({ nullable: true, resolve: (request, _args, context) => takenOnBy(context, request) }),
}));
