import type { IdentityProvider, OfficerSignIn, Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName, lockRow } from "../../core/database/locks.sql.ts";
import { lockOf, SignInProblem } from "./admin-sign-in.ts";
import { identityFreshMs } from "../../../shared/accounts/device-lock/rules.ts";
import { officerIn, providerServesMs } from "../../../shared/accounts/identity-providers/rules.ts";

import type { Tokens } from "./client.ts";
import { askedAgain } from "./recheck-time.ts";
import { sessionsLeftBy } from "../../core/access/viewer.ts";
import { providedOf, type Provided } from "../../core/sessions/sessions.ts";

type Tx = Prisma.TransactionClient;
export type OfficerIdentity = OfficerSignIn & { provider: IdentityProvider };

/**
 * Keeps what an agency's provider says about an officer for this browser. It opens nothing: the
 * officer form takes it, and the supervisor still confirms the case.
 */
export async function identifyOfficer(
  context: Context,
  provider: IdentityProvider,
  { claims, refreshSealed }: Tokens,
  isFresh: boolean,
): Promise<void> {
  const officer = officerIn(claims, provider);
  if (!officer || context.browser === undefined)
    throw new SignInProblem("incomplete", "no name or no badge number");
  const tokenHash = hashOf(context, context.browser);
  const at = context.now();
  await context.db.$transaction(async (tx) => {
    await lockName(tx, lockOf(provider));
    if ((await tx.identityProvider.count({ where: { id: provider.id, isActive: true } })) === 0)
      throw new SignInProblem("refused", "the provider was turned off");
    const kept = { ...officer, providerId: provider.id, subject: claims.sub, refreshSealed, isFresh, at };
    const expiresAt = new Date(at.getTime() + providerServesMs);
    await tx.officerSignIn.upsert({
      where: { tokenHash },
      create: { ...kept, tokenHash, expiresAt },
      update: { ...kept, expiresAt },
    });
    await record(tx, context, {
      action: "officer.provider-identified",
      resourceType: "identity-provider",
      resourceId: provider.id,
      details: { provider: provider.name },
    });
  });
}

/** What a provider confirmed about the officer at this browser. Null if it expired. */
export async function ownIdentity(
  context: Context,
  db: Pick<Tx, "officerSignIn"> = context.db,
): Promise<OfficerIdentity | null> {
  if (context.browser === undefined) return null;
  return db.officerSignIn.findFirst({
    where: {
      ...{ tokenHash: hashOf(context, context.browser), expiresAt: { gt: context.now() } },
      provider: { isActive: true, kind: "officer" },
    },
    include: { provider: true },
  });
}

/**
 * The same if it was confirmed a moment ago, and after this time: a sign-in of this morning unlocks
 * nothing.
 */
export async function freshIdentity(
  context: Context,
  after: Date = new Date(0),
): Promise<OfficerIdentity | null> {
  const identity = await ownIdentity(context);
  const since = Math.max(after.getTime(), context.now().getTime() - identityFreshMs);
  return identity && identity.isFresh && identity.at.getTime() >= since ? identity : null;
}

/** Uses it up: one sign-in opens one session, also of two calls at once. */
export async function takeFresh(tx: Tx, { tokenHash, subject }: OfficerIdentity): Promise<boolean> {
  const { count } = await tx.officerSignIn.updateMany({
    where: { tokenHash, subject, isFresh: true },
    data: { isFresh: false },
  });
  return count === 1;
}

/** The next officer at this browser starts without it. */
export async function forgetIdentity(context: Context): Promise<void> {
  if (context.browser !== undefined)
    await context.db.officerSignIn.deleteMany({ where: { tokenHash: hashOf(context, context.browser) } });
}

/**
 * The officer was identified by the provider when this case was submitted. Returns how the provider
 * is asked about the session that this opens.
 */
export async function linkOfficer(
  context: Context,
  tx: Tx,
  officerId: number,
  identity: OfficerIdentity,
): Promise<Provided> {
  const { provider, subject } = identity;
  const { issuer, id: providerId } = provider;
  const at = context.now();
  await tx.officerProviderLink.upsert({
    where: { issuer_subject_officerId: { issuer, subject, officerId } },
    create: { issuer, subject, officerId, providerId, at },
    update: { providerId, at },
  });
  return providedFor(context, tx, identity);
}

/**
 * The refresh token of this identity moves to the session that it opens. Undefined if there is none
 * or another session took it.
 */
export async function takeRefresh(
  context: Context,
  tx: Tx,
  { tokenHash, providerId, subject, refreshSealed }: OfficerIdentity,
): Promise<Provided | undefined> {
  if (refreshSealed === null) return undefined;
  const { count } = await tx.officerSignIn.updateMany({
    where: { tokenHash, refreshSealed },
    data: { refreshSealed: null },
  });
  return count === 1 ? askedAgain(context, { providerId, subject, refreshSealed }) : undefined;
}

/**
 * For a session that this identity opens. If another session took the token, it is the one that
 * this session replaces, or this session is not asked about.
 */
async function providedFor(context: Context, tx: Tx, identity: OfficerIdentity): Promise<Provided> {
  const taken = await takeRefresh(context, tx, identity);
  if (taken) return taken;
  const { providerId, subject: providerSubject } = identity;
  for (const id of sessionsLeftBy(context.viewer)) {
    await lockRow(tx, "Session", id);
    const where = { id, providerId, providerSubject, endedAt: null };
    const replaced = await tx.session.findFirst({ where });
    if (replaced) return providedOf(replaced);
  }
  return {};
}

const hashOf = ({ keys }: Context, browser: string) => keys.hash(`officer sign-in ${browser}`);
