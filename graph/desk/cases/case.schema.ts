import { RequestStatus, valuesOf } from "../../core/graphql/enums.ts";
import { builder } from "../../core/graphql/builder.ts";
import { may } from "../../core/access/viewer.ts";
import { historyKinds, historyOf, type HistoryEntry } from "./history.ts";
import { samePersonOf, type Kindred } from "./same-person.ts";
import { strengths } from "../../intake/people/strength.ts";
import { personAnswers } from "../../../shared/desk/cases/rules.ts";
import { takenOnBy } from "./assign-officer.ts";

/*
 * What administrators see of one case in addition to the request; null or empty for everyone else.
 */

const HistoryKind = builder.enumType("CaseHistoryKind", {
  description: "Kind of an event in a request's history.",
  values: valuesOf(historyKinds, {
    act: "An action on the request.",
    letter: "A letter was written, sent or voided.",
    message: "A message was sent or received.",
    reading: "Someone read the record, or revealed a name or government ID.",
  }),
});

const HistoryEntryType = builder.objectRef<HistoryEntry>("CaseHistoryEntry").implement({
  description: "One event in the history of a request.",
  access: "through",
  fields: (t) => ({
    id: t.exposeID("id", { description: "ID within the history. `node` does not accept it." }),
    at: t.expose("at", { description: "When it happened.", type: "DateTime" }),
    kind: t.expose("kind", { description: "Kind of the event.", type: HistoryKind }),
    who: t.exposeString("who", { description: "Who did it." }),
    what: t.exposeString("what", { description: "What happened, in English." }),
    before: t.exposeString("before", {
      description: "Value before the event. Null if nothing changed.",
      nullable: true,
    }),
    after: t.exposeString("after", {
      description: "Value after the event. Null if nothing changed.",
      nullable: true,
    }),
    note: t.exposeString("note", {
      description: "More facts, such as a reason, an amount or changed fields. Null if there are none.",
      nullable: true,
    }),
    isFailure: t.exposeBoolean("isFailure", { description: "True if the action was refused or failed." }),
  }),
});

const PersonMatch = builder.enumType("PersonMatch", {
  description: "What two requests have in common.",
  values: {
    government_id: { description: "The same government ID.", value: "government-id" },
    name_and_birth: { description: "The same name and date of birth.", value: "name-and-birth" },
    unsure_name_and_birth: {
      description: "The same name and date of birth, where many people share them: initials, or January 1.",
      value: "unsure-name-and-birth",
    },
    email: { description: "The same email address.", value: "email" },
    phone: { description: "The same phone number.", value: "phone" },
    address: { description: "The same address.", value: "address" },
  } as const,
});

const PersonStrength = builder.enumType("PersonStrength", {
  description: "How strongly two requests point to one person. Only a verdict joins them.",
  values: valuesOf(strengths, {
    hint: "Something is shared that people in one family, home or shelter share.",
    none: "Nothing is shared any more.",
    strong: "The same date of birth, with the same full name or government ID.",
  }),
});
export const PersonAnswer = builder.enumType("PersonAnswer", {
  description: "An administrator's answer whether two requests concern the same person.",
  values: valuesOf(personAnswers, {
    different: "Different people.",
    household: "Different people of one household.",
    same: "The same person. Limits count both requests together.",
    unsure: "It could not be found out.",
  }),
});

const PersonVerdict = builder.objectRef<NonNullable<Kindred["verdict"]>>("PersonVerdict").implement({
  description: "An administrator's answer whether two requests concern the same person.",
  access: "through",
  fields: (t) => ({
    answer: t.expose("answer", { description: "Who the requests are for.", type: PersonAnswer }),
    reason: t.exposeString("reason", { description: "Why. Empty for answers before reasons were asked." }),
    version: t.exposeInt("version", { description: "Number of the answer. Send it with the next one." }),
    by: t.exposeString("by", { description: "User name of the administrator." }),
    at: t.expose("at", { description: "When it was recorded.", type: "DateTime" }),
  }),
});

const KindredCase = builder.objectRef<Kindred>("KindredCase").implement({
  description: "Another request that may concern the same person.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number of the request. REST calls it `id`." }),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { description: "Status of the request.", type: RequestStatus }),
    victimName: t.exposeString("victimName", {
      description: "Name of the victim. “Recipient of {case}” if either person wishes to stay anonymous.",
    }),
    createdAt: t.expose("createdAt", { description: "When it was filed.", type: "DateTime" }),
    allocated: t.field({
      description: "Amount allocated or handed over for it, in US dollars.",
      type: "USD",
      resolve: ({ allocatedCents }) => allocatedCents / 100,
    }),
    matches: t.expose("matches", {
      description: "What the two requests have in common.",
      type: [PersonMatch],
    }),
    added: t.expose("added", {
      description: "What they have in common since the verdict. Empty without a verdict.",
      type: [PersonMatch],
    }),
    strength: t.expose("strength", {
      description: "How strongly both point to one person.",
      type: PersonStrength,
    }),
    isAsked: t.exposeBoolean("isAsked", {
      description:
        "True if an administrator should answer: strong without a verdict, or something new in common since.",
    }),
    verdict: t.expose("verdict", {
      description: "An administrator's answer. Null if no one has answered.",
      type: PersonVerdict,
      nullable: true,
    }),
  }),
});

const RecordedIdentity = builder.objectRef<{ hasGovernmentId: boolean }>("RecordedIdentity").implement({
  description: "Which identification is on record. `revealIdentity` returns it.",
  access: "through",
  fields: (t) => ({
    hasGovernmentId: t.exposeBoolean("hasGovernmentId", {
      description: "True if a government ID is on record.",
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  history: t.field({
    description:
      "Events of the request, newest first, at most 200. Empty unless the caller is an administrator.",
    type: [HistoryEntryType],
    resolve: ({ id }, _args, context) => historyOf(context, id),
  }),
  samePerson: t.field({
    description:
      "Other requests that may concern the same person, or have a verdict, at most 20: those with the same name or government ID first, then the newest. Empty unless the caller is an administrator.",
    type: [KindredCase],
    resolve: (request, _args, context) => samePersonOf(context, request),
  }),
  recordedIdentity: t.field({
    description:
      "Which identification is on record. Null without victim information, and unless the caller is an administrator.",
    type: RecordedIdentity,
    nullable: true,
    select: { victimInfo: { select: { governmentIdSealed: true } } },
    resolve: ({ victimInfo }, _args, { viewer }) =>
      may(viewer, "readCases") && victimInfo
        ? { hasGovernmentId: victimInfo.governmentIdSealed !== null }
        : null,
  }),
  isTakenOnByNobody: t.boolean({
    description:
      "True if a citizen's request has neither an officer nor an administrator. False unless the caller is an administrator.",
    resolve: async (request, _args, context) =>
      may(context.viewer, "readCases") &&
      request.citizenId !== null &&
      request.officerId === null &&
      (await takenOnBy(context, request)) === null,
  }),
  takenOnBy: t.string({
    description: "User name of the administrator who assigned a citizen's request. Null if no one has.",
    nullable: true,
    resolve: (request, _args, context) => takenOnBy(context, request),
  }),
}));
