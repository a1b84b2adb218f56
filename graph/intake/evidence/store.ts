import type { Evidence, Prisma } from "../../../prisma/client/client.ts";
import type { EvidenceKind } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import { Refusal, parse } from "../../core/errors.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { can } from "./policy.ts";
import { openCitizenSession } from "../../core/sessions/sessions.ts";
import { record } from "../../core/audit/record.ts";
import { isOfficer, isVisitor, ownerOf } from "../../core/access/viewer.ts";
import { demandAddable, demandOpenCase } from "../request-access/own-case.ts";
import { isHeif, mediaTypeOf } from "./formats/inspect.ts";
import { traitsOfPdf } from "./formats/pdf.ts";
import { maxPixels, sizeInPixels } from "./formats/pixels.ts";
import { placeOfRecording } from "./recordings.ts";
import {
  evidenceUpload,
  maxEvidenceBytes,
  maxRecordingsPerCase,
  maxWaitingFiles,
  safeFileName,
} from "../../../shared/intake/evidence/rules.ts";
import { strip } from "./formats/strip.ts";
import { says } from "../../../shared/intake/evidence/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

interface Upload {
  bytes: Uint8Array;
  name: string;
  kind?: string;
}

/**
 * Stores an uploaded file for its uploader, until a request uses it. A visitor becomes a citizen by
 * it.
 */
export async function storeEvidence(context: Context, upload: Upload): Promise<Evidence> {
  const row = await store(context, upload);
  if (row.requestId !== null) context.events.publish("requestChanged", { id: row.requestId });
  return row;
}

async function store(context: Context, input: Upload): Promise<Evidence> {
  const { name, kind } = parse(evidenceUpload, { name: input.name, ...(input.kind && { kind: input.kind }) });
  const { viewer } = context;
  if (kind === "recipient_statement" && !can.recordStatement(viewer))
    throw new Refusal("FORBIDDEN", says.onlyOfficerRecords);
  // Before the bytes are checked; the transaction checks again.
  demandAddable(viewer);
  await demandRoom(context, context.db, kind);

  const { bytes, mediaType, isEncrypted, containsFiles } = await acceptable(input.bytes, name);
  if (kind === "recipient_statement" && !mediaType.startsWith("audio/"))
    throw new Refusal("UNPROCESSABLE", says.notAudio({ name }));

  const id = context.random.uuid();
  await context.files.write(id, bytes);
  try {
    const { row, session } = await context.db.$transaction(async (tx) => {
      if (isOfficer(viewer)) await demandOpenCase(tx, viewer);
      const session = isVisitor(viewer) ? await openCitizenSession(context, tx) : null;
      const asOwner = session ? { ...context, viewer: session.viewer } : context;
      await lockName(tx, roomKey(asOwner, kind));
      await demandRoom(asOwner, tx, kind); // again: concurrent uploads each saw room a moment ago
      const row = await tx.evidence.create({
        data: {
          id,
          kind,
          ...ownerOf(asOwner.viewer),
          ...(kind === "recipient_statement" &&
            can.recordStatement(viewer) &&
            (await placeOfRecording(tx, viewer.verificationId))),
          fileName: safeFileName(name, mediaType),
          ...{ mediaType, isEncrypted, containsFiles },
          bytes: bytes.byteLength,
          sha256: sha256(bytes),
          createdAt: context.now(),
        },
      });
      await record(tx, asOwner, {
        action: "evidence.stored",
        resourceType: "evidence",
        resourceId: id,
        details: { kind, mediaType, bytes: bytes.byteLength, requestId: row.requestId },
      });
      return { row, session };
    });
    session?.enter();
    return row;
  } catch (error) {
    await context.files.remove(id).catch(() => {});
    throw error;
  }
}

async function acceptable(given: Uint8Array, name: string) {
  if (given.byteLength === 0) throw new Refusal("INVALID", says.empty({ name }));
  if (given.byteLength > maxEvidenceBytes) throw new Refusal("TOO_LARGE", says.tooLarge({ name }));
  const mediaType = await mediaTypeOf(given);
  if (!mediaType) {
    const wrong = (await isHeif(given)) ? says.heic : says.wrongType;
    throw new Refusal("UNPROCESSABLE", wrong({ name }));
  }
  const bytes = strip(given, mediaType);
  if (!bytes) throw new Refusal("UNPROCESSABLE", says.broken({ name }));
  if (mediaType.startsWith("image/")) demandViewable(bytes, name);
  const { isEncrypted, containsFiles } =
    mediaType === "application/pdf" ? traitsOfPdf(bytes) : { isEncrypted: false, containsFiles: false };
  return { bytes, mediaType, isEncrypted, containsFiles };
}

/** A few kilobytes can claim more pixels than a reader's device has memory for. */
function demandViewable(bytes: Uint8Array, name: string) {
  const size = sizeInPixels(bytes);
  if (!size) throw new Refusal("UNPROCESSABLE", says.broken({ name }));
  if (size.width * size.height <= maxPixels) return;
  const { width, height } = size;
  throw new Refusal("UNPROCESSABLE", says.tooManyPixels({ name, width, height }));
}

/** The owner whose files are counted, one upload at a time. */
const roomKey = ({ viewer }: Context, kind: EvidenceKind) =>
  kind === "recipient_statement" && can.recordStatement(viewer)
    ? `recordings ${viewer.verificationId}`
    : `files ${JSON.stringify(ownerOf(viewer))}`;

/** Recordings are not counted as pending: they belong to their case. */
async function demandRoom(context: Context, db: Prisma.TransactionClient, kind: EvidenceKind) {
  const { viewer } = context;
  if (kind === "recipient_statement" && can.recordStatement(viewer)) {
    const recorded = await db.evidence.count({ where: { kind, verificationId: viewer.verificationId } });
    if (recorded >= maxRecordingsPerCase)
      throw new Refusal("RATE_LIMITED", says.tooManyRecordings({ count: maxRecordingsPerCase }));
    return;
  }
  const owner = ownerOf(viewer);
  if (!owner) return;
  const waiting = await db.evidence.count({ where: { ...owner, kind: "document", requestId: null } });
  if (waiting >= maxWaitingFiles) throw new Refusal("RATE_LIMITED", says.tooManyWaiting);
}
