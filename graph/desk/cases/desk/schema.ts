import { typeOf } from "../../../core/graphql/pages.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation } from "../../../core/graphql/mutations.ts";
import { Colleague } from "../../../accounts/admins/types.ts";
import { listColleagues } from "../../../core/access/active-with.ts";
import { addCaseNote, notesOf, seeCaseMentions, unseenMentions } from "./notes.ts";
import { assignCase } from "./owner.ts";
import { listOpenCases } from "../presence.ts";
import { assignCases, type Assigned } from "./assign-many.ts";
import { can } from "./policy.ts";
import { watchMentions } from "./watch.ts";

/*
 * What administrators keep about a case among themselves: its owner, notes and mentions. Null or
 * empty for everyone else.
 */

const CaseOwner = builder
  .objectRef<{ admin: { username: string; name: string }; at: Date }>("CaseOwner")
  .implement({
    description: "The administrator who looks after a case.",
    access: "through",
    fields: (t) => ({
      username: t.string({ description: "Username of the account.", resolve: ({ admin }) => admin.username }),
      name: t.string({ description: "Full name.", resolve: ({ admin }) => admin.name }),
      since: t.expose("at", { description: "When the case was assigned.", type: "DateTime" }),
    }),
  });

const CaseNote = builder.objectRef<Awaited<ReturnType<typeof notesOf>>[number]>("CaseNote").implement({
  description: "An internal note on a case. It is part of no letter, model prompt or export.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id", { description: "Row number." }),
    by: t.string({
      description: "Name of the administrator who wrote it.",
      resolve: ({ author, by }) => author?.name ?? by,
    }),
    at: t.expose("createdAt", { description: "When it was written.", type: "DateTime" }),
    text: t.exposeString("text", {
      description: "Text, up to 2,000 characters. `@username` names a colleague.",
    }),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  owner: t.field({
    description: "The administrator who looks after the case. Null if no one does, and for everyone else.",
    type: CaseOwner,
    nullable: true,
    select: { owner: { select: { at: true, admin: { select: { username: true, name: true } } } } },
    resolve: ({ owner }, _args, { viewer }) => (can.readDeskWork(viewer) ? owner : null),
  }),
  noteCount: t.int({
    description: "Number of internal notes. 0 for everyone but administrators.",
    resolve: ({ id }, _args, { db, viewer }) =>
      can.readDeskWork(viewer) ? db.caseNote.count({ where: { requestId: id } }) : 0,
  }),
  notes: t.field({
    description: "Internal notes, newest first, up to 200. Empty for everyone but administrators.",
    type: [CaseNote],
    resolve: ({ id }, _args, context) => (can.readDeskWork(context.viewer) ? notesOf(context, id) : []),
  }),
}));

const CaseMention = builder
  .objectRef<Awaited<ReturnType<typeof unseenMentions>>[number]>("CaseMention")
  .implement({
    description: "A note that names the caller.",
    access: "through",
    fields: (t) => ({
      noteNumber: t.exposeInt("noteId", { description: "Row number of the note." }),
      requestNumber: t.exposeInt("requestNumber", { description: "Number of the note's request." }),
      caseId: t.exposeString("caseId", { description: "Case number of the note's case." }),
      by: t.exposeString("by", { description: "Username of the administrator who wrote it." }),
      at: t.expose("at", { description: "When the note was written.", type: "DateTime" }),
    }),
  });

const OpenCase = builder.objectRef<{ number: number; names: string[] }>("OpenCase").implement({
  description: "A case that other sessions have open.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number of the request." }),
    names: t.exposeStringList("names", { description: "Usernames of the administrators, each once." }),
  }),
});

const CaseAssignment = builder.objectRef<Assigned>("CaseAssignment").implement({
  description: "What became of one case of `assignCases`.",
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Number of the request." }),
    request: t.field({
      description: "The request. Null if it was not assigned.",
      type: typeOf("EmergencyRequest"),
      nullable: true,
      resolve: ({ request }) => request,
    }),
    refusal: t.exposeString("refusal", {
      description: "Why the case was not assigned. Null if it was.",
      nullable: true,
    }),
  }),
});

builder.queryFields((t) => ({
  openCases: t.field({
    access: "workCases",
    description: "Cases that other sessions have open now.",
    type: [OpenCase],
    resolve: (_root, _args, context) => listOpenCases(context),
  }),
  caseColleagues: t.field({
    access: "workCases",
    description: "Active administrators who may work on cases, by name.",
    type: [Colleague],
    resolve: (_root, _args, context) => listColleagues(context, "workCases"),
  }),
  caseMentions: t.field({
    access: "workCases",
    description: "Notes that name the caller and that the caller has not opened, newest first.",
    type: [CaseMention],
    resolve: (_root, _args, context) => unseenMentions(context),
  }),
}));

const AssignedCaseInput = builder.inputType("AssignedCaseInput", {
  description: "A case to assign.",
  fields: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    shown: t.string({
      description: "Username of the owner that was shown. Null if there was none.",
      required: false,
    }),
  }),
});

const theRequest = { description: "Relay global ID of the request." };

rowMutation("assignCase", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Gives a case to an administrator, or to no one. While it has an owner, no rule escalates or approves it. Errors: `CONFLICT` if the owner is no longer `shown`, `INVALID` if no active administrator with this username works on cases, `NOT_FOUND`.",
  input: (t) => ({
    id: t.globalID(theRequest),
    owner: t.string({
      description: "Username of the new owner. Null returns the case to no one.",
      required: false,
    }),
    shown: t.string({
      description: "Username of the owner that was shown. Null if there was none.",
      required: false,
    }),
  }),
  resolve: ({ id, owner, shown }, context, selection) =>
    assignCase(
      context,
      numberIn(id, "EmergencyRequest"),
      { owner: owner ?? null, shown: shown ?? null },
      selection,
    ),
});

mutation("assignCases", {
  access: "workCases",
  description:
    "Gives several cases to one administrator, or to no one. Each case succeeds or is refused for itself. Errors: `INVALID` if the cases or the owner cannot be used.",
  input: (t) => ({
    cases: t.field({ description: "1 to 50 different cases.", type: [AssignedCaseInput] }),
    owner: t.string({
      description: "Username of the new owner. Null returns the cases to no one.",
      required: false,
    }),
  }),
  resolve: async ({ cases, owner }, context) => ({
    results: await assignCases(context, {
      owner: owner ?? null,
      cases: cases.map(({ id, shown }) => ({
        number: numberIn(id, "EmergencyRequest"),
        shown: shown ?? null,
      })),
    }),
  }),
  payload: (t) => ({
    results: t.expose("results", {
      description: "One for each case, in the order of the input.",
      type: [CaseAssignment],
    }),
  }),
});

rowMutation("addCaseNote", ["request", "EmergencyRequest"], {
  access: "workCases",
  description:
    "Writes an internal note. Named colleagues are notified. Errors: `INVALID` (the text is missing or too long, or names an unknown account), `NOT_FOUND`.",
  input: (t) => ({
    id: t.globalID(theRequest),
    text: t.string({ description: "Text, up to 2,000 characters. `@username` names up to 10 colleagues." }),
  }),
  resolve: ({ id, ...form }, context, selection) =>
    addCaseNote(context, numberIn(id, "EmergencyRequest"), form, selection),
});

mutation("seeCaseMentions", {
  access: "workCases",
  description: "Marks the caller's mentions on a case as seen. Errors: `NOT_FOUND`.",
  input: idOf("request"),
  resolve: async ({ id }, context) => ({
    seen: await seeCaseMentions(context, numberIn(id, "EmergencyRequest")),
  }),
  payload: (t) => ({ seen: t.exposeInt("seen", { description: "Number of mentions that were new." }) }),
});

builder.subscriptionField("caseMentioned", (t) =>
  t.field({
    access: "workCases",
    description: "A new note names the caller.",
    type: CaseMention,
    subscribe: (_root, _args, context) => watchMentions(context),
    resolve: (mention) => mention,
  }),
);
