import type { Prisma } from "../../../prisma/client/client.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";
import { demand } from "../../core/access/audiences.ts";
import { canAddToCase } from "../../core/access/case-rights.ts";
import { isOfficer, type OfficerViewer, type Viewer } from "../../core/access/viewer.ts";
import type { Context } from "../../core/context.ts";
import { lockCase } from "../../core/database/locks.sql.ts";

/** The session's own case, or null: the content of /verification. */
export function ownVerification(context: Context, selection: Prisma.VerificationDefaultArgs = {}) {
  const { viewer } = context;
  if (!isOfficer(viewer)) return null;
  return context.db.verification.findUnique({ ...selection, where: { id: viewer.verificationId } });
}

/**
 * What the session knows of its current case without a query; `demandOpenCase` reads the database
 * again.
 */
export const demandAddable = (viewer: Viewer) => demand(canAddToCase(viewer), says.caseRejected);

/**
 * Locks the current case until the transaction ends: a concurrent rejection by the supervisor ends
 * what its officer may add.
 */
export async function demandOpenCase(tx: Prisma.TransactionClient, viewer: OfficerViewer): Promise<void> {
  demand((await lockCase(tx, viewer.verificationId)) !== "rejected", says.caseRejected);
}
