import { may } from "../../core/access/viewer.ts";
import { builder } from "../../core/graphql/builder.ts";
import { numberIn } from "../../core/graphql/ids.ts";
import { mutation, type InputFields, type Payload } from "../../core/graphql/mutations.ts";
import { readRequest } from "../../intake/request-access/service.ts";
import { draftPacket } from "./draft-packet.ts";
import type { PacketFailure } from "../../../shared/records/packets/rules.ts";
import { Failure, Kind, Part, PersonalClass, State } from "./schema.enums.ts";
import { boxesOf, discardPacket, findPacket, makePacket, packetsOf, savePacketBoxes } from "./service.ts";
import type { RecordsPacket } from "./service.ts";
import { readDraft } from "./draft.ts";

interface Document {
  title: string;
  pages: number;
}
const DocumentRef = builder.objectRef<Document>("PacketDocument").implement({
  description: "A document in a packet.",
  access: "through",
  fields: (t) => ({
    title: t.exposeString("title", { description: "What the index calls it. It names no one." }),
    pages: t.exposeInt("pages", { description: "Number of its pages." }),
  }),
});

const BoxRef = builder.objectRef<ReturnType<typeof boxesOf>[number]>("PacketBox").implement({
  description: "A redaction drawn by hand. Places are thousandths of the page's width and height.",
  access: "through",
  fields: (t) => ({
    page: t.exposeInt("page", { description: "Page, counted from 1, without the index." }),
    x: t.exposeInt("x", { description: "From the left edge." }),
    y: t.exposeInt("y", { description: "From the top edge." }),
    width: t.exposeInt("width", { description: "Width." }),
    height: t.exposeInt("height", { description: "Height." }),
    exemption: t.exposeString("exemption", { description: "The law that allows it." }),
  }),
});

const PacketRef = builder.objectRef<RecordsPacket>("RecordsPacket").implement({
  description: "Chosen documents of a case in one PDF, with redactions. For super administrators.",
  access: "through",
  fields: (t) => ({
    key: t.exposeString("id", {
      description: "ID, which the mutations take. Its PDF is at `/api/admin/packets/{key}`.",
    }),
    kind: t.expose("kind", { description: "Why it is made.", type: Kind }),
    matter: t.exposeString("matter", { description: "Name of the lawsuit, or number of the request." }),
    reference: t.exposeString("reference", { description: "Number of the order, subpoena or request." }),
    body: t.exposeString("body", { description: "The organization that receives it." }),
    prefix: t.exposeString("prefix", { description: "What each page number begins with." }),
    firstNumber: t.exposeInt("firstNumber", { description: "Number of the first page." }),
    state: t.expose("state", { description: "Where it is.", type: State }),
    pages: t.exposeInt("pages", {
      description: "Number of pages: without the index until it is made, with it afterward.",
    }),
    madePages: t.exposeInt("madePages", { description: "How many pages were made so far." }),
    redactions: t.exposeInt("redactions", { description: "Number of redactions." }),
    failure: t.field({
      description: "Why its PDF could not be made. Null unless that failed.",
      type: Failure,
      nullable: true,
      resolve: ({ failure }) => failure as PacketFailure | null,
    }),
    boxes: t.field({
      description: "What is redacted by hand.",
      type: [BoxRef],
      resolve: (row) => boxesOf(row),
    }),
    madeBy: t.exposeString("madeBy", { description: "User name of the person who collected it." }),
    createdAt: t.expose("createdAt", { description: "When it was collected.", type: "DateTime" }),
    doneAt: t.expose("doneAt", {
      description: "When its PDF was made. Null before.",
      type: "DateTime",
      nullable: true,
    }),
    version: t.exposeInt("version", { description: "Version, which the mutations take." }),
    requestNumber: t.exposeInt("requestId", { description: "Row number of the request." }),
    documents: t.field({
      description: "Its documents, in the order of the pages. Empty once its PDF is made.",
      type: [DocumentRef],
      resolve: async ({ id }, _args, context) => (await readDraft(context, id))?.documents ?? [],
    }),
    exemptions: t.field({
      description: "The laws of the redactions by class. Empty once its PDF is made.",
      type: ["String"],
      resolve: async ({ id }, _args, context) => (await readDraft(context, id))?.exemptions ?? [],
    }),
  }),
});

builder.queryFields((t) => ({
  packet: t.field({
    access: "superAdmin",
    description: "A packet of records. NOT_FOUND if there is none with this ID.",
    type: PacketRef,
    args: { key: t.arg.string({ description: "Its ID." }) },
    resolve: (_root, { key }, context) => findPacket(context, key),
  }),
}));

builder.prismaObjectField("EmergencyRequest", "packets", (t) =>
  t.field({
    description:
      "Packets of records of this request, newest first, at most 100. Empty unless the caller is a super administrator.",
    type: [PacketRef],
    select: { id: true },
    resolve: ({ id }, _args, context) => (may(context.viewer, "manageSystem") ? packetsOf(context, id) : []),
  }),
);

const RedactionInput = builder.inputType("PacketRedactionInput", {
  description: "A redaction by class.",
  fields: (t) => ({
    of: t.field({ description: "What is redacted.", type: PersonalClass, required: true }),
    exemption: t.string({ description: "The law that allows it, at most 200 characters.", required: true }),
  }),
});

const BoxInput = builder.inputType("PacketBoxInput", {
  description: "A redaction drawn by hand. Places are thousandths of the page's width and height.",
  fields: (t) => ({
    page: t.int({ description: "Page, counted from 1, without the index.", required: true }),
    x: t.int({ description: "From the left edge.", required: true }),
    y: t.int({ description: "From the top edge.", required: true }),
    width: t.int({ description: "Width.", required: true }),
    height: t.int({ description: "Height.", required: true }),
    exemption: t.string({ description: "The law that allows it, at most 200 characters.", required: true }),
  }),
});

const payload: Payload<RecordsPacket> = (t) => ({
  packet: t.field({ description: "The packet.", type: PacketRef, resolve: (row) => row }),
});
const expected = (t: InputFields) => ({
  key: t.string({ description: "ID of the packet." }),
  version: t.int({ description: "Version that was shown." }),
});

mutation("draftPacket", {
  access: "superAdmin",
  description:
    "Collects documents of a request into a packet, for review. What no release and no law lets out to the organization is redacted in any case. INVALID with `fields`. NOT_FOUND.",
  input: (t) => ({
    id: t.globalID({ description: "Relay global ID of the request." }),
    kind: t.field({ description: "Why it is made. An order needs its record under Releases.", type: Kind }),
    matter: t.string({
      description: "Name of the lawsuit, or number of the request. At most 200 characters.",
    }),
    reference: t.string({ description: "Number of the order, subpoena, request or release." }),
    body: t.string({ description: "The organization that receives it." }),
    prefix: t.string({ description: "What each page number begins with: letters, digits and hyphens." }),
    firstNumber: t.int({ description: "Number of the first page." }),
    parts: t.field({ description: "What goes in.", type: [Part] }),
    files: t.stringList({
      description: "IDs of files. They need a release or an order for all that identifies.",
    }),
    redactions: t.field({ description: "What is redacted by class.", type: [RedactionInput] }),
  }),
  resolve: ({ id, ...form }, context) => draftPacket(context, numberIn(id, "EmergencyRequest"), form),
  payload: (t) => payload(t),
});

mutation("savePacketBoxes", {
  access: "superAdmin",
  description:
    "Replaces the redactions that were drawn by hand. INVALID with `fields`. CONFLICT if it was changed meanwhile. NOT_FOUND.",
  input: (t) => ({
    ...expected(t),
    boxes: t.field({ description: "All of them, on all pages.", type: [BoxInput] }),
  }),
  resolve: ({ key: id, version, boxes }, context) => savePacketBoxes(context, { id, version }, { boxes }),
  payload: (t) => payload(t),
});

mutation("makePacket", {
  access: "superAdmin",
  description:
    "Makes the PDF in the background. CONFLICT if it was asked for or changed meanwhile. NOT_FOUND.",
  input: expected,
  resolve: ({ key: id, version }, context) => makePacket(context, { id, version }),
  payload: (t) => payload(t),
});

mutation("discardPacket", {
  access: "superAdmin",
  description:
    "Removes a packet whose PDF was not made. CONFLICT if it was changed meanwhile or a hold keeps it. NOT_FOUND.",
  input: expected,
  resolve: async ({ key: id, version }, context) => ({
    requestId: await discardPacket(context, { id, version }),
  }),
  payload: (t) => ({
    request: t.prismaField({
      description: "The request.",
      type: "EmergencyRequest",
      resolve: (selection, { requestId }, _args, context) =>
        readRequest(context, requestId, selection as never),
    }),
  }),
});
