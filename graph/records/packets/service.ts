import type { Prisma, RecordsPacket } from "../../../prisma/client/client.ts";
import { bodyKeyOf, releaseGroups } from "../../../shared/intake/releases/rules.ts";
import {
  boxesForm,
  hasPages,
  maxPacketPages,
  maxPicturePixels,
  packetForm,
  type Box,
  type PacketForm,
} from "../../../shared/records/packets/rules.ts";
import { says } from "../../../shared/records/packets/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { sizeInPixels } from "../../intake/evidence/formats/pixels.ts";
import { hiddenRows } from "../../intake/privacy-requests/own-data.ts";
import type { Live } from "../../intake/releases/live-release.ts";
import { demandRequest } from "../../intake/request-access/service.ts";
import { bytesOf } from "./bytes.ts";
import { collect } from "./collect.ts";
import { readDraft, writeDraft, type Draft, type DraftPage } from "./draft.ts";
import { layOut } from "./layout.ts";
import { openPictures, Undrawable } from "./pictures/pictures.ts";

export type { RecordsPacket };

const maxListed = 100;

/** The packets of a request, the newest first. */
export async function packetsOf({ viewer, db }: Context, requestId: number): Promise<RecordsPacket[]> {
  admit(viewer, "superAdmin");
  return db.recordsPacket.findMany({ where: { requestId }, orderBy: { createdAt: "desc" }, take: maxListed });
}

/** NOT_FOUND if there is none. */
export async function findPacket({ viewer, db }: Context, id: string): Promise<RecordsPacket> {
  admit(viewer, "superAdmin");
  const packet = isUuid(id) ? await db.recordsPacket.findUnique({ where: { id } }) : null;
  if (!packet) throw new Refusal("NOT_FOUND", says.missing);
  return packet;
}

const isUuid = (id: string) => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

/**
 * Collects the chosen documents with their redactions by class, for review. INVALID names the
 * field: without a release or an order, files stay out. NOT_FOUND.
 */
export async function draftPacket(
  context: Context,
  requestId: number,
  input: unknown,
): Promise<RecordsPacket> {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  const form = parse(packetForm, input);
  await demandRequest(context, requestId);
  const collected = await collect(context, requestId, form);
  demandBasis(form, collected.releases);
  const sheets = collected.sheets.map(({ title, blocks }) => ({ title, laid: layOut(blocks) }));
  const files = await readFiles(context, requestId, form);
  const pages: DraftPage[] = [
    ...sheets.flatMap(({ laid }, document) => laid.map((items) => ({ document, items }))),
    ...files.flatMap((file, at) =>
      Array.from({ length: file.pages }, (_page, index) => ({
        ...{ document: sheets.length + at, file: file.id, mediaType: file.mediaType, index },
      })),
    ),
  ];
  if (pages.length === 0) throw invalid("parts", says.empty);
  if (pages.length > maxPacketPages)
    throw invalid("parts", says.tooManyPages({ count: pages.length, most: maxPacketPages }));
  const prefix = form.prefix.toUpperCase();
  const { kind, matter, reference, body, firstNumber } = form;
  const draft: Draft = {
    facts: [
      { name: "Matter", value: collected.redact(matter) },
      { name: kindNames[kind], value: collected.redact(reference) },
      { name: "For", value: collected.redact(body) },
      { name: "Prepared by", value: [context.config().systemName] },
      {
        name: "Collected",
        value: [`${dateTimeIn(context.zone(), context.now(), "en")} (${context.zone()})`],
      },
      { name: "Internal notes", value: [form.parts.includes("notes") ? "Included" : "Not included"] },
    ],
    documents: [
      ...sheets.map(({ title, laid }) => ({ title, pages: laid.length })),
      ...files.map(({ title, pages: count }) => ({ title, pages: count })),
    ],
    pages,
    exemptions: collected.exemptions,
  };
  const id = context.random.uuid();
  await writeDraft(context, id, draft);
  try {
    return await db.$transaction(async (tx) => {
      const packet = await tx.recordsPacket.create({
        data: {
          ...{ id, requestId, kind, matter, reference, body, bodyKey: bodyKeyOf(body), prefix, firstNumber },
          what: files.length > 0 ? [...releaseGroups] : collected.what,
          pages: pages.length,
          redactions: marksOf(draft, []).flat().length,
          madeBy: viewer.username,
          createdAt: context.now(),
        },
      });
      await recordPacket(context, tx, "packet.drafted", packet);
      return packet;
    });
  } catch (error) {
    await context.files.remove(id).catch(() => {});
    throw error;
  }
}

const kindNames: Record<PacketForm["kind"], string> = {
  court_order: "Court order",
  subpoena: "Subpoena",
  public_records: "Public-records request",
  release: "Release",
};

const invalid = (field: string, said: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal("INVALID", said, { [field]: [said] });

/** An order is recorded as a law, and a release as one. Files show everything. */
function demandBasis({ kind, body, files }: PacketForm, releases: readonly Live[]) {
  const isByLaw = ({ way }: Live) => way === "law";
  if ((kind === "court_order" || kind === "subpoena") && !releases.some(isByLaw))
    throw invalid("body", says.lawMissing({ body }));
  if (kind === "release" && releases.every(isByLaw)) throw invalid("body", says.releaseMissing({ body }));
  const groups = new Set(releases.flatMap(({ what }) => what));
  if (files.length > 0 && !releaseGroups.every((group) => groups.has(group)))
    throw invalid("files", says.filesNeedRelease({ body }));
}

/** The chosen files with their numbers of pages, in the order of the case. */
async function readFiles(context: Context, requestId: number, { files }: PacketForm) {
  const hidden = await hiddenRows(context, requestId);
  const rows = await context.db.evidence.findMany({
    where: { requestId, id: { in: files } },
    orderBy: { ordinal: "asc" },
  });
  if (rows.length !== new Set(files).size || rows.some(({ id }) => hidden.has(`Evidence ${id}`)))
    throw invalid("files", says.fileMissing);
  const found = [];
  for (const { id, ordinal, mediaType, fileName: name } of rows) {
    if (!hasPages(mediaType)) throw invalid("files", says.fileWithoutPages({ name }));
    const bytes = await bytesOf(await context.files.read(id));
    if (!bytes) throw invalid("files", says.fileMissing);
    const size = mediaType.startsWith("image/") ? sizeInPixels(bytes) : null;
    if (size && size.width * size.height > maxPicturePixels)
      throw invalid("files", says.fileTooLarge({ name }));
    found.push({
      id,
      mediaType,
      title: `File ${ordinal}`,
      pages: await countPages(bytes, { mediaType, name }),
    });
  }
  return found;
}

async function countPages(bytes: Uint8Array, { mediaType, name }: { mediaType: string; name: string }) {
  try {
    const { pages, close } = await openPictures(bytes, mediaType);
    await close();
    return pages;
  } catch (error) {
    if (error instanceof Undrawable) throw invalid("files", says.fileUnreadable({ name }));
    throw error;
  }
}

/** The law of each redaction, page by page: of a page with a box, only what is drawn by hand is new. */
export const marksOf = ({ pages, exemptions }: Draft, boxes: readonly Box[]): string[][] =>
  pages.map((page, index) => [
    ...("items" in page
      ? page.items.flatMap(({ runs }) => runs.flatMap(({ isMark, text }) => (isMark ? text : [])))
      : []
    ).map((text) => exemptions[Number(text.slice(1)) - 1] ?? ""),
    ...boxes.flatMap(({ page: number, exemption }) => (number === index + 1 ? exemption : [])),
  ]);

export const boxesOf = ({ boxes }: Pick<RecordsPacket, "boxes">): Box[] => (boxes ?? []) as unknown as Box[];

interface Expected {
  id: string;
  version: number;
}

/** Keeps what was drawn by hand. CONFLICT if someone else changed it. INVALID. NOT_FOUND. */
export async function savePacketBoxes(
  context: Context,
  { id, version }: Expected,
  input: unknown,
): Promise<RecordsPacket> {
  const packet = await findPacket(context, id);
  const { boxes } = parse(boxesForm, input);
  if (boxes.some(({ page }) => page > packet.pages)) throw invalid("boxes", says.boxOutside);
  const draft = await readDraft(context, id);
  return change(context, { id, version }, ["draft", "failed"], {
    boxes: boxes.map(({ page, x, y, width, height, exemption }) => ({
      page,
      x,
      y,
      width,
      height,
      exemption,
    })),
    ...(draft && { redactions: marksOf(draft, boxes).flat().length }),
  });
}

/** Asks the job to make the PDF. CONFLICT if it was asked or changed meanwhile. NOT_FOUND. */
export async function makePacket(context: Context, expected: Expected): Promise<RecordsPacket> {
  await findPacket(context, expected.id);
  return change(
    context,
    expected,
    ["draft", "failed"],
    { state: "making", madePages: 0, failure: null },
    "packet.asked",
  );
}

/** Removes a packet that was not made. CONFLICT, also under a hold. NOT_FOUND. */
export async function discardPacket(context: Context, { id, version }: Expected): Promise<number> {
  const { requestId } = await findPacket(context, id);
  await context.db.$transaction(async (tx) => {
    const { count } = await tx.recordsPacket.deleteMany({
      where: { id, version, state: { in: ["draft", "failed"] } },
    });
    if (count === 0) throw new Refusal("CONFLICT", says.changed);
    await record(tx, context, {
      action: "packet.discarded",
      resourceType: "packet",
      resourceId: id,
      details: { request: requestId },
    });
  });
  await context.files.remove(id);
  return requestId;
}

async function change(
  context: Context,
  { id, version }: Expected,
  from: RecordsPacket["state"][],
  data: Prisma.RecordsPacketUpdateManyMutationInput,
  action?: "packet.asked",
): Promise<RecordsPacket> {
  return context.db.$transaction(async (tx) => {
    const [after] = await tx.recordsPacket.updateManyAndReturn({
      where: { id, version, state: { in: from } },
      data: { ...data, version: { increment: 1 } },
    });
    if (!after) throw new Refusal("CONFLICT", says.changed);
    if (action) await recordPacket(context, tx, action, after);
    return after;
  });
}

/** Numbers only: the matter and the body may name a person. */
export const recordPacket = (
  context: Context,
  tx: Prisma.TransactionClient,
  action: "packet.drafted" | "packet.asked" | "packet.made" | "packet.failed" | "packet.read",
  { id, requestId, kind, pages, redactions }: RecordsPacket,
) =>
  record(tx, context, {
    action,
    resourceType: "packet",
    resourceId: id,
    details: { request: requestId, kind, pages, redactions },
    ...((action === "packet.made" || action === "packet.failed") && { actor: { actorKind: "system" } }),
  });
