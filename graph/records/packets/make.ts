import { setImmediate } from "node:timers/promises";
import type { RecordsPacket } from "../../../prisma/client/client.ts";
import { minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import {
  batesNumber,
  batesRange,
  maxPacketBytes,
  type Box,
  type PacketFailure,
} from "../../../shared/records/packets/rules.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { trainingMark } from "../../core/training.ts";
import { bytesOf } from "./bytes.ts";
import { readDraft, type Draft, type DraftPage } from "./draft.ts";
import { indexPages, lawsOf } from "./index-page.ts";
import { markText } from "./layout.ts";
import { openPictures, Undrawable, type Picture, type Pictures } from "./pictures/pictures.ts";
import { boxesOf, marksOf, recordPacket } from "./service.ts";

/** A process that makes a packet says so this often; after that time another one begins again. */
const leaseMs = 2 * minuteMs;
const saysSoMs = 5 * secondMs;

/** What keeps a page from being drawn, or the PDF from being made. */
export class Failed extends Error {
  readonly failure: PacketFailure;
  constructor(failure: PacketFailure) {
    super(failure);
    this.failure = failure;
  }
}
/** It was destroyed meanwhile, or another process has it. */
class Gone extends Error {}

/**
 * Makes the packet that waits longest, one at a time in all processes. After a kill it begins
 * again: its draft stays until the PDF is in its place.
 */
export async function makePackets(context: Context): Promise<number> {
  const packet = await claim(context);
  if (!packet) return 0;
  try {
    await make(context, packet);
  } catch (error) {
    if (error instanceof Gone) return 1;
    const failure = failureOf(error);
    await end(context, packet, { state: "failed", failure });
    // The server's log has the cause.
    if (failure === "unexpected") throw error;
  }
  return 1;
}

const failureOf = (error: unknown): PacketFailure => {
  if (error instanceof Failed) return error.failure;
  return error instanceof Undrawable ? "unreadable" : "unexpected";
};

const claim = ({ db, now }: Context): Promise<RecordsPacket | undefined> =>
  db.$transaction(async (tx) => {
    await lockName(tx, "records packets");
    const busy = await tx.recordsPacket.count({ where: { state: "making", leasedUntil: { gt: now() } } });
    if (busy > 0) return undefined;
    const due = await tx.recordsPacket.findFirst({
      where: { state: "making" },
      orderBy: { createdAt: "asc" },
    });
    if (!due) return undefined;
    const leasedUntil = new Date(now().getTime() + leaseMs);
    const [claimed] = await tx.recordsPacket.updateManyAndReturn({
      where: { id: due.id, state: "making" },
      data: { leasedUntil, madePages: 0 },
    });
    return claimed;
  });

async function make(context: Context, packet: RecordsPacket): Promise<void> {
  const draft = await readDraft(context, packet.id);
  const bytes = draft
    ? await write(context, packet, draft)
    : // It was killed between the file and the row.
      await bytesOf(await context.files.read(packet.id));
  if (!bytes) throw new Failed("lost");
  if (draft) await context.files.write(packet.id, bytes);
  const done = {
    state: "done",
    bytes: bytes.byteLength,
    sha256: sha256(bytes),
    doneAt: context.now(),
  } as const;
  await end(context, packet, done);
}

async function write(context: Context, packet: RecordsPacket, draft: Draft): Promise<Uint8Array> {
  const { openPacketPdf, pagePdf } = await import("./packet-pdf.ts");
  const { prefix, firstNumber } = packet;
  const boxes = boxesOf(packet);
  const marks = marksOf(draft, boxes);
  const laws = lawsOf(draft.exemptions, marks).map(({ law }) => law);
  const index = indexPages(draft, marks, { prefix, firstNumber });
  const total = index.length + draft.pages.length;
  const pdf = openPacketPdf({
    title: `Records packet ${batesRange(prefix, firstNumber, total)}`,
    author: context.config().systemName,
    training: trainingMark(context.env),
  });
  let number = firstNumber;
  const next = () => batesNumber(prefix, number++);
  for (const items of index) pdf.add({ kind: "sheet", items }, next());
  const files = openFiles(context);
  let size = 0;
  let saidAt = performance.now();
  try {
    for (const [at, page] of draft.pages.entries()) {
      const own = boxes.filter((box) => box.page === at + 1);
      if ("items" in page && own.length === 0) pdf.add({ kind: "sheet", items: page.items }, next());
      else {
        const picture = await drawPage(page, own, { files, pagePdf });
        size += picture.jpeg.byteLength;
        if (size > maxPacketBytes) throw new Failed("too_large");
        const labels = own.map((box) => ({ ...box, text: markText(laws.indexOf(box.exemption) + 1) }));
        const title = draft.documents[page.document]?.title ?? "";
        pdf.add(
          {
            ...{ kind: "picture", picture, labels, isSheet: "items" in page },
            alt: `A picture of a page of ${title}${altOf(labels.map(({ text }) => text))}`,
          },
          next(),
        );
      }
      // Others are served between two pages.
      await setImmediate();
      if (performance.now() - saidAt < saysSoMs) continue;
      saidAt = performance.now();
      await renew(context, packet, at + 1);
    }
  } finally {
    await files.close();
  }
  await renew(context, packet, draft.pages.length, total);
  return pdf.end();
}

const altOf = (marks: readonly string[]) => (marks.length > 0 ? `, redacted: ${marks.join(", ")}` : "");

/** What draws a page: the open file, or a PDF of the sheet alone. */
interface Drawing {
  files: ReturnType<typeof openFiles>;
  pagePdf: (items: Extract<DraftPage, { items: unknown }>["items"]) => Promise<Uint8Array>;
}

/** A page as a picture, with boxes burned in. Throws `Undrawable`. */
export async function drawPage(
  page: DraftPage,
  boxes: readonly Box[],
  { files, pagePdf }: Drawing,
): Promise<Picture> {
  if (!("items" in page)) return (await files.open(page.file, page.mediaType)).draw(page.index, boxes);
  const pictures = await openPictures(await pagePdf(page.items), "application/pdf");
  try {
    return await pictures.draw(0, boxes);
  } finally {
    await pictures.close();
  }
}

/** The last opened file stays open: its next page is drawn sooner. */
export function openFiles(context: Pick<Context, "files">) {
  let last: { id: string; pictures: Pictures } | undefined;
  const close = async () => {
    await last?.pictures.close();
    last = undefined;
  };
  return {
    close,
    async open(id: string, mediaType: string): Promise<Pictures> {
      if (last?.id === id) return last.pictures;
      await close();
      const bytes = await bytesOf(await context.files.read(id));
      if (!bytes) throw new Failed("lost");
      last = { id, pictures: await openPictures(bytes, mediaType) };
      return last.pictures;
    },
  };
}

/** Keeps the lease and the progress, unless another process has the packet by now. */
async function renew(
  { db, now }: Context,
  packet: RecordsPacket,
  madePages: number,
  pages?: number,
): Promise<void> {
  const { id, leasedUntil } = packet;
  const next = new Date(now().getTime() + leaseMs);
  const { count } = await db.recordsPacket.updateMany({
    where: { id, state: "making", leasedUntil },
    data: { madePages, leasedUntil: next, ...(pages !== undefined && { pages }) },
  });
  if (count === 0) throw new Gone();
  packet.leasedUntil = next;
}

type Ending =
  | { state: "done"; bytes: number; sha256: string; doneAt: Date }
  | { state: "failed"; failure: PacketFailure };

/** If the record was destroyed meanwhile, its file goes too. */
async function end(
  context: Context,
  { id, requestId, leasedUntil }: RecordsPacket,
  ending: Ending,
): Promise<void> {
  const ended = await context.db.$transaction(async (tx) => {
    const [after] = await tx.recordsPacket.updateManyAndReturn({
      where: { id, state: "making", leasedUntil },
      data: { ...ending, leasedUntil: null, version: { increment: 1 } },
    });
    if (after)
      await recordPacket(context, tx, after.state === "done" ? "packet.made" : "packet.failed", after);
    return after;
  });
  if (ended) context.events.publish("requestChanged", { id: requestId });
  else if ((await context.db.recordsPacket.count({ where: { id } })) === 0)
    await context.files.removeEverywhere(id);
}
