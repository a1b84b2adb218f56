import "./descriptions.ts";
import { typeOf } from "../../../core/graphql/pages.ts";
import { builder } from "../../../core/graphql/builder.ts";
import { numberIn } from "../../../core/graphql/ids.ts";
import { idOf, mutation, rowMutation, type Payload } from "../../../core/graphql/mutations.ts";
import { Colleague } from "../../../accounts/admins/types.ts";
import { listColleagues } from "../../../core/access/active-with.ts";
import { addCaseNote, notesOf, seeCaseMentions, unseenMentions } from "./notes.ts";
import { assignCase } from "./owner.ts";
import { listOpenCases } from "../presence.ts";
import { assignCases, type Assigned } from "./assign-many.ts";
import { can } from "./policy.ts";
import { deleteView, listViews, saveView } from "./views.ts";
import { watchMentions } from "./watch.ts";

/*
 * What administrators keep about a case among themselves: its owner, notes and mentions. Null or
 * empty for everyone else.
 */

const CaseOwner = builder
  .objectRef<{ admin: { username: string; name: string }; at: Date }>("CaseOwner")
  .implement({
    access: "through",
    fields: (t) => ({
      username: t.string({ resolve: ({ admin }) => admin.username }),
      name: t.string({ resolve: ({ admin }) => admin.name }),
      since: t.expose("at", { type: "DateTime" }),
    }),
  });

const CaseNote = builder.objectRef<Awaited<ReturnType<typeof notesOf>>[number]>("CaseNote").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("id"),
    by: t.string({ resolve: ({ author, by }) => author?.name ?? by }),
    at: t.expose("createdAt", { type: "DateTime" }),
    text: t.exposeString("text"),
  }),
});

builder.prismaObjectFields("EmergencyRequest", (t) => ({
  owner: t.field({
    type: CaseOwner,
    nullable: true,
    select: { owner: { select: { at: true, admin: { select: { username: true, name: true } } } } },
    resolve: ({ owner }, _args, { viewer }) => (can.readDeskWork(viewer) ? owner : null),
  }),
  noteCount: t.int({
    resolve: ({ id }, _args, { db, viewer }) =>
      can.readDeskWork(viewer) ? db.caseNote.count({ where: { requestId: id } }) : 0,
  }),
  notes: t.field({
    type: [CaseNote],
    resolve: ({ id }, _args, context) => (can.readDeskWork(context.viewer) ? notesOf(context, id) : []),
  }),
}));

const CaseMention = builder
  .objectRef<Awaited<ReturnType<typeof unseenMentions>>[number]>("CaseMention")
  .implement({
    access: "through",
    fields: (t) => ({
      noteNumber: t.exposeInt("noteId"),
      requestNumber: t.exposeInt("requestNumber"),
      caseId: t.exposeString("caseId"),
      by: t.exposeString("by"),
      at: t.expose("at", { type: "DateTime" }),
    }),
  });

const CaseListView = builder
  .objectRef<Awaited<ReturnType<typeof listViews>>[number]>("CaseListView")
  .implement({
    access: "through",
    fields: (t) => ({
      number: t.exposeInt("id"),
      name: t.exposeString("name"),
      address: t.exposeString("address"),
      isShared: t.exposeBoolean("isShared"),
      isOwn: t.exposeBoolean("isOwn"),
      owner: t.string({ resolve: ({ owner }) => owner.name }),
    }),
  });

const OpenCase = builder.objectRef<{ number: number; names: string[] }>("OpenCase").implement({
  access: "through",
  fields: (t) => ({ number: t.exposeInt("number"), names: t.exposeStringList("names") }),
});

const CaseAssignment = builder.objectRef<Assigned>("CaseAssignment").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    request: t.field({
      type: typeOf("EmergencyRequest"),
      nullable: true,
      resolve: ({ request }) => request,
    }),
    refusal: t.exposeString("refusal", { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  caseListViews: t.field({
    access: "readCases",
    type: [CaseListView],
    resolve: (_root, _args, context) => listViews(context),
  }),
  openCases: t.field({
    access: "workCases",
    type: [OpenCase],
    resolve: (_root, _args, context) => listOpenCases(context),
  }),
  caseColleagues: t.field({
    access: "workCases",
    type: [Colleague],
    resolve: (_root, _args, context) => listColleagues(context, "workCases"),
  }),
  caseMentions: t.field({
    access: "workCases",
    type: [CaseMention],
    resolve: (_root, _args, context) => unseenMentions(context),
  }),
}));

const AssignedCaseInput = builder.inputType("AssignedCaseInput", {
  fields: (t) => ({ id: t.globalID(), shown: t.string({ required: false }) }),
});

const theRequest = { description: "Relay global ID of the request." };

rowMutation("assignCase", ["request", "EmergencyRequest"], {
  access: "workCases",
  input: (t) => ({
    id: t.globalID(theRequest),
    owner: t.string({ required: false }),
    shown: t.string({ required: false }),
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
  input: (t) => ({
    cases: t.field({ type: [AssignedCaseInput] }),
    owner: t.string({ required: false }),
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
  payload: (t) => ({ results: t.expose("results", { type: [CaseAssignment] }) }),
});

const listPayload: Payload<object> = (t) => ({
  views: t.field({ type: [CaseListView], resolve: (_done, _args, context) => listViews(context) }),
});

mutation("saveCaseListView", {
  access: "workCases",
  input: (t) => ({ name: t.string(), address: t.string(), isShared: t.boolean() }),
  resolve: async (input, context) => {
    await saveView(context, input);
    return {};
  },
  payload: (t) => listPayload(t),
});

mutation("deleteCaseListView", {
  access: "workCases",
  input: (t) => ({ number: t.int() }),
  resolve: async ({ number }, context) => {
    await deleteView(context, number);
    return {};
  },
  payload: (t) => listPayload(t),
});

rowMutation("addCaseNote", ["request", "EmergencyRequest"], {
  access: "workCases",
  input: (t) => ({ id: t.globalID(theRequest), text: t.string() }),
  resolve: ({ id, ...form }, context, selection) =>
    addCaseNote(context, numberIn(id, "EmergencyRequest"), form, selection),
});

mutation("seeCaseMentions", {
  access: "workCases",
  input: idOf("request"),
  resolve: async ({ id }, context) => ({
    seen: await seeCaseMentions(context, numberIn(id, "EmergencyRequest")),
  }),
  payload: (t) => ({ seen: t.exposeInt("seen") }),
});

builder.subscriptionField("caseMentioned", (t) =>
  t.field({
    access: "workCases",
    type: CaseMention,
    subscribe: (_root, _args, context) => watchMentions(context),
    resolve: (mention) => mention,
  }),
);
