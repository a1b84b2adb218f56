import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { record } from "../../core/audit/record.ts";
import { fullScopeOf, isOfAgencies, ofCasesIn } from "../../core/access/agency-scope.ts";
import { ownerOf, owns, sessionIdOf } from "../../core/access/viewer.ts";
import { demandRequest } from "../request-access/service.ts";
import { createOpenings } from "./open-tracker.ts";
import { attachRecordings } from "./recordings.ts";
import { fileIdIn, maxEvidenceFiles, rangeOf } from "../../../shared/intake/evidence/rules.ts";
import { says } from "../../../shared/intake/evidence/sentences.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

type Db = Prisma.TransactionClient;

const isOpening = createOpenings();

const fileHidden = says.hidden;

interface Taking {
  requestId: number;
  /** The case, whose recorded statements come along. */
  verificationId: number | null;
  urls: readonly string[];
}

/**
 * Attaches the named files ("/files/{id}") to a request, in order, followed by the statements
 * recorded for its case. Only the viewer's own unattached files count. A browser's own "blob:"
 * address has no meaning here, so it is ignored.
 */
export async function attachEvidence(
  tx: Db,
  context: Context,
  { requestId, verificationId, urls }: Taking,
): Promise<void> {
  const named = [...new Set(urls)].filter((url) => !url.startsWith("blob:"));
  if (named.length > maxEvidenceFiles)
    throw new Refusal("INVALID", coreSays.formFailed, {
      evidenceUrls: [says.tooMany({ count: maxEvidenceFiles })],
    });
  const owner = ownerOf(context.viewer);
  for (const [index, url] of named.entries()) {
    const id = fileIdIn(url);
    const data = { requestId, ordinal: index + 1 };
    const { count } =
      id && owner
        ? await tx.evidence.updateMany({ where: { id, ...owner, requestId: null, kind: "document" }, data })
        : { count: 0 };
    if (count !== 1)
      throw new Refusal("INVALID", coreSays.formFailed, { [`evidenceUrls.${index}`]: [says.notYours] });
  }
  if (verificationId !== null) await attachRecordings(tx, { requestId, verificationId, after: named.length });
}

/** A file's row and bytes, for its uploader and for viewers of its request. */
export async function readEvidence(context: Context, id: string, rangeHeader?: string) {
  const row = await findReadable(context, id);
  const range = rangeOf(rangeHeader, row.bytes);
  if (range === "unsatisfiable") return { row, range };
  const content = await context.files.read(row.id, range ?? undefined);
  if (!content) throw new Refusal("NOT_FOUND", fileHidden);
  const who = String(sessionIdOf(context.viewer) ?? context.ip);
  const isNew = isOpening(who, row.id, context.now().getTime());
  if (!range || isNew) {
    await record(context.db, context, {
      action: "evidence.read",
      resourceType: "evidence",
      resourceId: row.id,
      details: { requestId: row.requestId },
    });
  }
  return { row, range, content };
}

/** Takes back an own file that no request holds yet. */
export async function removeEvidence(context: Context, id: string) {
  const owner = ownerOf(context.viewer);
  const removed = await context.db.$transaction(async (tx) => {
    const { count } = owner
      ? await tx.evidence.deleteMany({ where: { id: demandId(id), ...owner, requestId: null } })
      : { count: 0 };
    if (count === 1)
      await record(tx, context, { action: "evidence.removed", resourceType: "evidence", resourceId: id });
    return count === 1;
  });
  if (!removed) throw new Refusal("NOT_FOUND", fileHidden);
  await context.files.remove(id);
}

/**
 * A request's file is visible to viewers of the request; a waiting one only to its uploader. One of
 * another agency is answered as a missing one.
 */
async function findReadable(context: Context, id: string) {
  const { viewer } = context;
  const within = isOfAgencies(viewer)
    ? { OR: [{ requestId: null }, ofCasesIn(fullScopeOf(viewer))] }
    : undefined;
  const row = await context.db.evidence.findUnique({ where: { id: demandId(id), ...within } });
  if (row?.requestId) await demandRequest(context, row.requestId);
  else if (!row || !owns(viewer, row)) throw new Refusal("NOT_FOUND", fileHidden);
  return row;
}

/** What is not an id cannot be the id of a file. */
function demandId(id: string): string {
  if (!/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id)) throw new Refusal("NOT_FOUND", fileHidden);
  return id;
}
