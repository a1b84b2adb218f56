import type { RecordsPacket } from "../../../prisma/client/client.ts";
import { bodyKeyOf, releaseGroups } from "../../../shared/intake/releases/rules.ts";
import {
  hasPages,
  maxPacketPages,
  maxPicturePixels,
  packetForm,
  type PacketForm,
} from "../../../shared/records/packets/rules.ts";
import { says } from "../../../shared/records/packets/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { sizeInPixels } from "../../intake/evidence/formats/pixels.ts";
import { hiddenRows } from "../../intake/privacy-requests/own-data.ts";
import type { Live } from "../../intake/releases/live-release.ts";
import { demandRequest } from "../../intake/request-access/service.ts";
import { bytesOf } from "./bytes.ts";
import { collect } from "./collect.ts";
import { writeDraft, type Draft, type DraftPage } from "./draft.ts";
import { layOut } from "./layout.ts";
import { openPictures, Undrawable } from "./pictures/pictures.ts";
import { marksOf, recordPacket } from "./service.ts";

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
  const destroyed = await countDestroyed(db, requestId);
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
      // A destruction waits for this lock. What it removed meanwhile must not be in the packet.
      await lockRequest(tx, requestId);
      if ((await countDestroyed(tx, requestId)) !== destroyed) throw new Refusal("CONFLICT", says.destroyed);
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

const countDestroyed = (db: Pick<Context["db"], "strippedRecord">, key: number) =>
  db.strippedRecord.count({ where: { unit: "request", key } });

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
    if (mediaType.startsWith("image/") && !size) throw invalid("files", says.fileUnreadable({ name }));
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
