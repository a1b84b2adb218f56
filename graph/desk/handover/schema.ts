import "./audit-actions.ts";
import "./descriptions.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import { RequestStatus } from "../../intake/requests/enums.ts";
import {
  acknowledgeHandover,
  handOverShift,
  listHandoverCases,
  listHandovers,
  type HandoverCase,
} from "./service.ts";

builder.prismaNode("ShiftHandover", {
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    by: t.exposeString("by"),
    note: t.exposeString("note"),
    at: t.expose("at", { type: "DateTime" }),
    acknowledgedBy: t.exposeString("acknowledgedBy", { nullable: true }),
    acknowledgedAt: t.expose("acknowledgedAt", { type: "DateTime", nullable: true }),
    viewerCanAcknowledge: t.boolean({
      select: { by: true, acknowledgedAt: true },
      resolve: ({ by, acknowledgedAt }, _args, { viewer }) =>
        acknowledgedAt === null && isAdmin(viewer) && viewer.username !== by,
    }),
  }),
});

const HandoverNote = builder.objectRef<NonNullable<HandoverCase["note"]>>("HandoverNote").implement({
  access: "through",
  fields: (t) => ({
    by: t.exposeString("by"),
    text: t.exposeString("text"),
    at: t.expose("at", { type: "DateTime" }),
  }),
});

const HandoverCaseRef = builder.objectRef<HandoverCase>("HandoverCase").implement({
  access: "through",
  fields: (t) => ({
    number: t.exposeInt("number"),
    caseId: t.exposeString("caseId"),
    status: t.expose("status", { type: RequestStatus }),
    ownerName: t.exposeString("ownerName", { nullable: true }),
    note: t.expose("note", { type: HandoverNote, nullable: true }),
  }),
});

builder.queryFields((t) => ({
  shiftHandovers: t.prismaField({
    access: "readCases",
    type: ["ShiftHandover"],
    resolve: (query, _root, _args, context) => listHandovers(context, query),
  }),
  handoverCases: t.field({
    access: "readCases",
    type: [HandoverCaseRef],
    resolve: (_root, _args, context) => listHandoverCases(context),
  }),
}));

rowMutation("handOverShift", ["handover", "ShiftHandover"], {
  access: "workCases",
  input: (t) => ({ note: t.string() }),
  resolve: (input, context) => handOverShift(context, input),
});

rowMutation("acknowledgeHandover", ["handover", "ShiftHandover"], {
  access: "workCases",
  input: idOf("handover"),
  resolve: ({ id }, context, selection) =>
    acknowledgeHandover(context, numberIn(id, "ShiftHandover"), selection),
});
