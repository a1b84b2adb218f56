import { filter, pipe } from "graphql-yoga";
import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "../core/context.ts";
import { Refusal } from "../core/errors.ts";
import { demand } from "../core/access/audiences.ts";
import { can, casesSeenBy } from "./policy.ts";
import { onceEach } from "../core/graphql/shared-reads.ts";
import { after } from "../core/recent-changes.ts";
import { isAdmin, isOfficer, type OfficerViewer, type Viewer } from "../core/access/viewer.ts";
import { caseKeyOf } from "./submission/case-key.ts";
import { resendAllowance, type VerificationStatus } from "./rules.shared.ts";
import { says } from "./sentences.ts";

type Selection = Prisma.VerificationDefaultArgs;

/** The session's own case, or null when it has none: what stands at /verification. */
export function ownVerification(context: Context, selection: Selection = {}) {
  const { viewer } = context;
  if (!isOfficer(viewer)) return null;
  return context.db.verification.findUnique({ ...selection, where: { id: viewer.verificationId } });
}

/**
 * The status of the session's own case. Any other number is not known here, whether it exists or
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

/** The own case each time that it changes, also in the seconds before; ends with the session. */
export async function* watchVerification(context: Context) {
  const changes = after(changedLately(context), context.events.subscribe("verificationChanged"));
  for await (const change of changes) {
    const row = await changed.row(context, change);
    if (!row || !can.seeVerification(context.viewer, row)) continue;
    const viewer = await changed.viewer(context, change);
    if (!isOfficer(viewer)) return;
    context.viewer = viewer;
    if (change.verificationId === viewer.verificationId) yield change;
  }
}

async function* changedLately(context: Context) {
  yield* await context.events.recently("verificationChanged");
}

const seenByDesk = onceEach((context, { verificationId }: { verificationId: number }) =>
  context.db.verification.findUnique({ where: { id: verificationId } }),
);

/** Every officer's case that is new or changed, for as long as the listener is an administrator. */
export const watchOfficerCases = (context: Context) =>
  pipe(
    context.events.subscribe("verificationChanged"),
    filter(async (change) => {
      context.viewer = await seenByDesk.viewer(context, change);
      return isAdmin(context.viewer);
    }),
  );

export const readOfficerCase = (context: Context, change: { verificationId: number }) =>
  seenByDesk.row(context, change);

/** Loads the case of whoever asks, for a service that changes it. */
export async function loadOwn(tx: Prisma.TransactionClient, viewer: OfficerViewer) {
  return tx.verification.findUniqueOrThrow({
    where: { id: viewer.verificationId },
    include: { officer: true },
  });
}

/**
 * What the session knows of the case at hand, before anything is read for it; `demandOpenCase` asks
 * the database again.
 */
export const demandAddable = (viewer: Viewer) => demand(can.addToCase(viewer), says.caseRejected);

/**
 * The case at hand, held still until the transaction ends: its supervisor's no, said at this very
 * moment, ends what its officer may add to it.
 */
export async function demandOpenCase(tx: Prisma.TransactionClient, viewer: OfficerViewer): Promise<void> {
  const [row] = await tx.$queryRaw<{ status: VerificationStatus }[]>`
    SELECT "status"::text AS "status" FROM "Verification" WHERE "id" = ${viewer.verificationId} FOR NO KEY UPDATE`;
  demand(row?.status !== "rejected", says.caseRejected);
}

/** When the next mail may go, and how many are left. */
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

/** For the case at hand alone: of another one of the same officer nothing is granted from here. */
export const mayUseEmergencyIn = async (context: Context, verificationId: number): Promise<boolean> =>
  isOfficer(context.viewer) && context.viewer.verificationId === verificationId && mayUseEmergency(context);

/**
 * One grant a case, however its number is spelled: neither a new session nor another name of the
 * same person gets a second one for it.
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
      // A stranger who only knows the number uses up nobody's grant.
      OR: [{ officer: { emailKey: viewer.emailKey } }, { supervisorEmailKey: viewer.supervisorEmailKey }],
    },
  });
  return used === 0;
}
