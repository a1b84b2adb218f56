import type { Prisma, RecordsPacket } from "../../../prisma/client/client.ts";
import { boxesForm, type Box } from "../../../shared/records/packets/rules.ts";
import { says } from "../../../shared/records/packets/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { isUuid } from "../../core/graphql/ids.ts";
import { readDraft, type Draft } from "./draft.ts";

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

/** The law of each redaction, page by page: by class, then those drawn by hand. */
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
  if (boxes.some(({ page }) => page > packet.pages))
    throw new Refusal("INVALID", says.boxOutside, { boxes: [says.boxOutside] });
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
