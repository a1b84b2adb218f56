import { filter, pipe } from "graphql-yoga";
import type { Prisma } from "../../../prisma/client/client.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { can, casesSeenBy } from "./policy.ts";
import { onceEach } from "../../core/graphql/shared-reads.ts";
import { deskChanges } from "../../core/graphql/desk-changes.ts";
import { isOfficer, type OfficerViewer } from "../../core/access/viewer.ts";
import { caseKeyOf } from "./submission/case-key.ts";
import { resendAllowance, type VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import { says } from "../../../shared/officers/verification/sentences.ts";

/**
 * The status of the session's own case. Any other number counts as unknown, whether it exists or
 * not.
 */
export async function statusOfCase(context: Context, caseNumber: string): Promise<VerificationStatus> {
  const own = await context.db.verification.findFirst({
    where: { ...casesSeenBy(context.viewer), caseKey: caseKeyOf(caseNumber) },
    orderBy: { id: "asc" },
    select: { status: true },
  });
  if (!own) throw new Refusal("NOT_FOUND", says.caseUnknown);
  return own.status;
}

const changed = onceEach((context, { verificationId }: { verificationId: number }) =>
  context.db.verification.findUnique({ where: { id: verificationId }, select: { officerId: true } }),
);

/**
 * Each change of the officer's own case, those of the last seconds included, while the session
 * lasts.
 */
export const watchVerification = (context: Context) =>
  pipe(
    context.events.since("verificationChanged"),
    filter(async (change) => {
      const row = await changed.row(context, change);
      if (!row || !can.seeVerification(context.viewer, row)) return false;
      context.viewer = await changed.viewer(context, change);
      return isOfficer(context.viewer) && change.verificationId === context.viewer.verificationId;
    }),
  );

/** New or changed officers' cases. */
export const officerCaseChanges = deskChanges(
  "verificationChanged",
  "readCases",
  (context, { verificationId }) => context.db.verification.findUnique({ where: { id: verificationId } }),
  (_context, row) => row?.agencyId ?? null,
);

/** Loads the caller's case, for a service that changes it. */
export async function loadOwn(tx: Prisma.TransactionClient, viewer: OfficerViewer) {
  return tx.verification.findUniqueOrThrow({
    where: { id: viewer.verificationId },
    include: { officer: true },
  });
}

/** When the next email may be sent, and how many are left. */
export async function resends(context: Context, verificationId: number) {
  const links = await context.db.link.findMany({
    where: { verificationId, purpose: "verify" },
    orderBy: { id: "asc" },
    select: { createdAt: true },
  });
  return resendAllowance(
    links.map(({ createdAt }) => createdAt),
    context.now(),
  );
}

/** For the current case only: another case of the same officer gets no grant here. */
export const mayUseEmergencyIn = async (context: Context, verificationId: number): Promise<boolean> =>
  isOfficer(context.viewer) && context.viewer.verificationId === verificationId && mayUseEmergency(context);

/**
 * One grant per case, in any spelling: neither a new session nor another name gets a second one.
 */
export async function mayUseEmergency(
  context: Context,
  db: Prisma.TransactionClient = context.db,
): Promise<boolean> {
  const { viewer } = context;
  if (!can.useEmergencyVerify(viewer, context.config())) return false;
  const used = await db.verification.count({
    where: {
      caseKey: caseKeyOf(viewer.caseNumber),
      emergencyUntil: { not: null },
      // A stranger who only knows the number cannot use up another person's grant.
      OR: [{ officer: { emailKey: viewer.emailKey } }, { supervisorEmailKey: viewer.supervisorEmailKey }],
    },
  });
  return used === 0;
}
