import { RequestStatus } from "../../core/graphql/enums.ts";
import { isAdmin } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { globalIdOf, numberIn } from "../../core/graphql/ids.ts";
import { idOf, rowMutation } from "../../core/graphql/mutations.ts";
import {
  acknowledgeHandover,
  handOverShift,
  listHandoverCases,
  listHandovers,
  listUnownedCritical,
  type HandoverCase,
} from "./service.ts";

builder.prismaNode("ShiftHandover", {
  description: "A shift that an administrator handed over.",
  access: { byId: "readCases" },
  id: { field: "id" },
  fields: (t) => ({
    by: t.exposeString("by", { description: "User name of the administrator who handed over." }),
    note: t.exposeString("note", { description: "What the next shift should know. Treat it as plain text." }),
    at: t.expose("at", { description: "When it was handed over.", type: "DateTime" }),
    acknowledgedBy: t.exposeString("acknowledgedBy", {
      description: "User name of that administrator. Null if no one has.",
      nullable: true,
    }),
    acknowledgedAt: t.expose("acknowledgedAt", {
      description: "When the next administrator acknowledged it. Null if no one has.",
      type: "DateTime",
      nullable: true,
    }),
    viewerCanAcknowledge: t.boolean({
      description: "True if no one has acknowledged it and the caller did not write it.",
      select: { by: true, acknowledgedAt: true },
      resolve: ({ by, acknowledgedAt }, _args, { viewer }) =>
        acknowledgedAt === null && isAdmin(viewer) && viewer.username !== by,
    }),
  }),
});

const HandoverNote = builder.objectRef<NonNullable<HandoverCase["note"]>>("HandoverNote").implement({
  description: "An internal note.",
  access: "through",
  fields: (t) => ({
    by: t.exposeString("by", { description: "User name of its author at that time." }),
    text: t.exposeString("text", { description: "Its text. Treat it as plain text." }),
    at: t.expose("at", { description: "When it was written.", type: "DateTime" }),
  }),
});

const HandoverCaseRef = builder.objectRef<HandoverCase>("HandoverCase").implement({
  description: "An open case that the next shift takes on.",
  access: "through",
  fields: (t) => ({
    requestId: t.id({
      description: "Relay global ID of the request.",
      resolve: ({ number }) => globalIdOf("EmergencyRequest", number),
    }),
    number: t.exposeInt("number", { description: "Number of the request." }),
    caseId: t.exposeString("caseId", { description: "Case ID of the request." }),
    victimName: t.exposeString("victimName", {
      description:
        "Name of the victim. “Recipient of {case}” if the caller may not read an anonymous victim's name.",
    }),
    status: t.expose("status", { description: "Status of the request.", type: RequestStatus }),
    ownerName: t.exposeString("ownerName", {
      description: "Name of its owner. Null if it has none.",
      nullable: true,
    }),
    note: t.expose("note", {
      description: "The last internal note. Null if there is none.",
      type: HandoverNote,
      nullable: true,
    }),
  }),
});

builder.queryFields((t) => ({
  shiftHandovers: t.prismaField({
    access: "readCases",
    description:
      "The last handover and every earlier one that no one has acknowledged, newest first. At most 20.",
    type: ["ShiftHandover"],
    resolve: (query, _root, _args, context) => listHandovers(context, query),
  }),
  handoverCases: t.field({
    access: "readCases",
    description: "Open cases with an owner or a note, newest first. At most 200.",
    type: [HandoverCaseRef],
    resolve: (_root, _args, context) => listHandoverCases(context),
  }),
  unownedCriticalCases: t.field({
    access: "readCases",
    description: "Open critical cases without an owner, newest first. At most 200.",
    type: [HandoverCaseRef],
    resolve: (_root, _args, context) => listUnownedCritical(context),
  }),
}));

rowMutation("handOverShift", ["handover", "ShiftHandover"], {
  access: "workCases",
  description:
    "Hands over the shift and notifies administrators by email. The same text again, before anyone has acknowledged it, changes nothing. INVALID with `fields`.",
  input: (t) => ({
    note: t.string({ description: "What the next shift should know. At most 2,000 characters." }),
  }),
  resolve: (input, context) => handOverShift(context, input),
});

rowMutation("acknowledgeHandover", ["handover", "ShiftHandover"], {
  access: "workCases",
  description:
    "Records that the next administrator has read a handover. FORBIDDEN for its author. CONFLICT if it is acknowledged. NOT_FOUND.",
  input: idOf("handover"),
  resolve: ({ id }, context, selection) =>
    acknowledgeHandover(context, numberIn(id, "ShiftHandover"), selection),
});
