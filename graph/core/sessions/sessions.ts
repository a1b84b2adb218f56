import type { Prisma } from "../../../prisma/client/client.ts";
import type { SessionKind } from "../../../prisma/client/enums.ts";
import { record } from "../audit/record.ts";
import type { Call, Context, Kernel } from "../context.ts";
import { markCookie, markOf, sessionCookie, signInCookie } from "./cookies.ts";
import { policyOf, viewerFrom } from "./viewer-from.ts";
import { dateOf } from "../quotas.ts";
import type { Prefetch, Prefetched } from "../prefetch/prefetch.ts";
import { findCaller } from "./lookup.sql.ts";
import { isVisitor, sessionsLeftBy, type SessionEnd, type Viewer } from "../access/viewer.ts";
import { whyEnded } from "./why-ended.ts";
import { dayMs, hourMs, minuteMs, secondMs } from "../../../shared/core/time/durations.ts";
import { lockName } from "../database/locks.sql.ts";
import { announceEnded, lockedByIdling, lockedVisitor, lockIdleOfficers } from "./lock.ts";
import { Refusal } from "../errors.ts";
import { says as endSays } from "../../../shared/core/sessions/sentences.ts";
import { endSilent, readSession, rotateSession, touchSession, type Session } from "./rows.sql.ts";

/**
 * The maximum lifetime of a session. A supervisor has 72 hours to answer, so an officer's is
 * longer.
 */
const lifetimeMs: Record<SessionKind, number> = {
  officer: 7 * dayMs,
  citizen: 30 * dayMs,
  admin: 12 * hourMs,
};
/** The same for one that an identity provider opened: an account that ends there soon ends here. */
const providedLifetimeMs = 8 * hourMs;
const rotateAfterMs = 4 * hourMs;
/** After the new token was seen, calls in flight with the old one still arrive. */
const previousTokenServesMs = minuteMs;
/**
 * New sessions of citizens, who file a request or upload a file. More than the requests of a
 * network (shared/intake/requests/rules.ts), so that uploads alone use up no one's request.
 */
const citizenLimit = { name: "citizen", own: 20, network: 240, seconds: dayMs / secondMs };

type Db = Prisma.TransactionClient;
type Owner =
  | ({ officerId: number; verificationId: number } & Provided)
  | { citizenId: number }
  | ({ adminId: number; passwordAt?: Date; secondFactorAt?: Date | null; passkeyId?: number } & Provided);

/** The identity provider that opened the session, and how it is asked again. */
export interface Provided {
  providerId?: number | null;
  /** When it proved a second factor. */
  providerProvedAt?: Date | null;
  providerSubject?: string | null;
  refreshSealed?: string | null;
  providerCheckedAt?: Date | null;
  providerCheckAt?: Date | null;
}

/** What a session that replaces this one takes over. The row must be locked and still open. */
export const providedOf = ({
  providerId,
  providerSubject,
  refreshSealed,
  providerCheckedAt,
  providerCheckAt,
}: Required<Omit<Provided, "providerProvedAt">>): Provided => ({
  ...{ providerId, providerSubject, refreshSealed, providerCheckedAt, providerCheckAt },
});

/** A session inside its transaction. The caller gets it by `enter` after the commit. */
export interface NewSession {
  viewer: Viewer;
  enter: () => void;
}

/** Opens a session and ends the caller's previous one. */
export async function openSession(context: Context, db: Db, owner: Owner): Promise<NewSession> {
  const token = context.random.token();
  const now = context.now();
  const kind = "officerId" in owner ? "officer" : "citizenId" in owner ? "citizen" : "admin";
  const lifeMs = "adminId" in owner && owner.providerId ? providedLifetimeMs : lifetimeMs[kind];
  const replaced = sessionsLeftBy(context.viewer);
  await endSessions(context, db, replaced);
  const { id } = await db.session.create({
    data: {
      ...owner,
      kind,
      tokenHash: context.keys.hash(token),
      ip: context.ip,
      userAgent: context.userAgent.slice(0, 200),
      rotatedAt: now,
      createdAt: now,
      lastSeenAt: now,
      expiresAt: new Date(now.getTime() + lifeMs),
    },
  });
  const viewer = await readViewer(context, db, id);
  return {
    viewer,
    enter() {
      context.setCookie?.(sessionCookie(context, token, lifeMs));
      context.setCookie?.(markCookie(context, markOf(context.keys, viewer, now), lifeMs));
      context.viewer = viewer;
      announceEnded(context, replaced);
    },
  };
}

/** A visitor who files or uploads something becomes a citizen, identified by this session alone. */
export async function openCitizenSession(
  context: Context,
  db: Db,
): Promise<NewSession & { citizenId: number }> {
  // It would replace the officer's session, and with it the way back to the officer's requests.
  if (isVisitor(context.viewer) && context.viewer.locked)
    throw new Refusal("UNAUTHENTICATED", endSays.locked);
  const originKey = originKeyOf(context);
  // One network at a time, or a burst would be counted before any of it is written.
  await lockName(db, originKey);
  await context.quotas.countRows(citizenLimit, context, ({ since, skip }) =>
    dateOf(
      db.citizen.findFirst({
        where: { originKey, createdAt: { gt: since } },
        orderBy: { createdAt: "desc" },
        skip,
      }),
    ),
  );
  const { id: citizenId } = await db.citizen.create({ data: { originKey, createdAt: context.now() } });
  return { ...(await openSession(context, db, { citizenId })), citizenId };
}

/** The network under which the caller is counted, in a form that can only be compared. */
export const originKeyOf = ({ keys, ip, networks }: Pick<Context, "keys" | "ip" | "networks">) =>
  keys.hash(`origin:${networks.of(ip).name}`);

/** Ends sessions in a transaction; call `announceEnded` after the commit. */
export async function endSessions({ now }: Pick<Kernel, "now">, db: Db, ids: number[]) {
  if (ids.length)
    await db.session.updateMany({ where: { id: { in: ids }, endedAt: null }, data: { endedAt: now() } });
}

/** Ends the open ones of these sessions, and returns them. */
export async function endSessionsWhere(
  context: Pick<Kernel, "now">,
  db: Db,
  where: Prisma.SessionWhereInput,
): Promise<number[]> {
  const open = await db.session.findMany({
    where: { AND: [where, { endedAt: null }] },
    select: { id: true },
  });
  const ids = open.map(({ id }) => id);
  await endSessions(context, db, ids);
  return ids;
}

/** Signs out: ends the session on the server and removes the cookie. */
export async function logOut(context: Context) {
  const left = sessionsLeftBy(context.viewer);
  if (left.length > 0) {
    await context.db.$transaction(async (tx) => {
      await endSessions(context, tx, left);
      for (const resourceId of left)
        await record(tx, context, { action: "session.ended", resourceType: "session", resourceId });
    });
    announceEnded(context, left);
  }
  context.setCookie?.(sessionCookie(context, "", 0));
  context.setCookie?.(markCookie(context, "", 0));
  if (context.browser !== undefined) context.setCookie?.(signInCookie(context, "", 0));
  context.viewer = { kind: "visitor" };
}

/**
 * Finds the holder of this token with the prefetched values. Records the visit, and rotates the
 * token now and then.
 */
export async function callerOf(
  context: Kernel & Call,
  token: string | undefined,
  prefetch?: Prefetch,
): Promise<{ viewer: Viewer; prefetched?: Prefetched }> {
  if (token === undefined) return { viewer: { kind: "visitor" } };
  const now = context.now();
  const found = await findCaller(context.sql, { hash: context.keys.hash(token), now, prefetch });
  if (!found) return { viewer: endedVisitor(await whyEnded(context, token)) };
  if (await endedByIdling(context, found.session, now)) return { viewer: endedVisitor("idle") };
  const { session } = found;
  const locked = await lockedByIdling(context, session, now);
  if (locked) {
    // The app's own script learns it too, and no longer who the officer is.
    const mark = `locked.${Date.parse(session.createdAt)}`;
    context.setCookie?.(markCookie(context, mark, lifetimeMs.officer));
    return { viewer: lockedVisitor(locked) };
  }
  const age = since(session.rotatedAt, now);
  // If an old token still arrives after a while, the new one was never received: it is rotated
  // again.
  const isDue = session.current
    ? age > rotateAfterMs
    : session.previousUntil === null && age > previousTokenServesMs;
  if (isDue && context.setCookie) await rotate(context, context.setCookie, session, token);
  else await notice(context, session, now);
  const viewer = viewerFrom(session, now, policyOf(context));
  return prefetch?.of === viewer.kind
    ? { viewer, prefetched: { prefetch, value: found.prefetched } }
    : { viewer };
}

const endedVisitor = (ended: SessionEnd | undefined): Viewer => ({
  kind: "visitor",
  ...(ended && { ended }),
});

/**
 * The viewer of a session as it is now; for work that outlives one call, such as a subscription.
 */
export async function freshViewer(context: Context): Promise<Viewer> {
  if (isVisitor(context.viewer)) return context.viewer;
  return readViewer(context, context.db, context.viewer.sessionId);
}

async function readViewer(context: Context, db: Db, sessionId: number): Promise<Viewer> {
  const now = context.now();
  const session = await readSession(db, sessionId, now);
  if (!session || (await endedByIdling(context, session, now))) return { kind: "visitor" };
  const locked = await lockedByIdling(context, session, now);
  return locked ? lockedVisitor(locked) : viewerFrom(session, now, policyOf(context));
}

/**
 * An administrator's session ends when they leave it. The others may be a person's only proof of
 * their own request.
 */
async function endedByIdling(kernel: Kernel, session: Session, now: Date): Promise<boolean> {
  const idleMs = since(session.lastSeenAt, now);
  if (session.kind !== "admin" || idleMs <= kernel.config().sessionTimeoutMinutes * minuteMs) return false;
  await endSessions(kernel, kernel.db, [session.sessionId]);
  announceEnded(kernel, [session.sessionId]);
  return true;
}

/**
 * A background step: ends abandoned and expired sessions, and locks those of idle officers, so that
 * their sockets are closed then and not at the next event.
 */
export async function endSilentSessions(context: Context): Promise<number> {
  const now = context.now();
  const silentSince = new Date(now.getTime() - context.config().sessionTimeoutMinutes * minuteMs);
  const ended = await endSilent(context.sql, now, silentSince);
  announceEnded(
    context,
    ended.map(({ id }) => id),
  );
  await lockIdleOfficers(context);
  return 0;
}

const since = (moment: string, now: Date) => now.getTime() - Date.parse(moment);

/**
 * Records the visit and that the newest token arrived. The first use is recorded at once, since an
 * unused session may be replaced.
 */
async function notice(kernel: Kernel, session: Session, now: Date) {
  const arrived = session.current && session.hasPrevious && session.previousUntil === null;
  const isFirstUse = Date.parse(session.lastSeenAt) <= Date.parse(session.rotatedAt);
  if (arrived || isFirstUse || since(session.lastSeenAt, now) > minuteMs)
    await touchSession(
      kernel.sql,
      session.sessionId,
      now,
      arrived ? new Date(now.getTime() + previousTokenServesMs) : null,
    );
}

async function rotate(
  kernel: Kernel,
  setCookie: NonNullable<Call["setCookie"]>,
  session: Session,
  old: string,
) {
  const token = kernel.random.token();
  const isRotated = await rotateSession(kernel.sql, {
    id: session.sessionId,
    tokenHash: kernel.keys.hash(token),
    oldHash: kernel.keys.hash(old),
    now: kernel.now(),
  });
  if (isRotated) setCookie(sessionCookie(kernel, token, lifetimeMs[session.kind]));
}
