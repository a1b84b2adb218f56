import type { AvailabilityLink, Resource } from "../../../prisma/client/client.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { linkLifeDays, maySayFull } from "./rules.ts";
import { says } from "../../../shared/community/availability/sentences.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { announceEntries } from "../entries/announce.ts";
import { nameOf } from "../entries/acts.ts";

/** A link that works, or worked until it was replaced. */
export type LiveLink = AvailabilityLink;

/**
 * Makes a shelter's link, which is shown once. A link that it had stops at once, so a link that was
 * lost or passed on is replaced in the same step.
 */
export async function makeAvailabilityLink(
  context: Context,
  resourceId: number,
): Promise<{ resourceId: number; href: string }> {
  admit(context.viewer, "workDesk");
  const { db, keys, random, now, env } = context;
  const token = random.token();
  const entry = await db.$transaction(async (tx) => {
    const locked = await lockEntry(tx, resourceId);
    if (!maySayFull(locked)) throw new Refusal("CONFLICT", says.notForThis);
    const { count } = await endLinks(tx, resourceId, now());
    await tx.availabilityLink.create({
      data: {
        resourceId,
        tokenHash: keys.hash(token),
        createdAt: now(),
        createdBy: nameOf(context),
        expiresAt: new Date(now().getTime() + linkLifeDays * dayMs),
      },
    });
    await record(tx, context, {
      action: count > 0 ? "entry.link-replaced" : "entry.link-made",
      resourceType: "entry",
      resourceId,
    });
    return locked;
  });
  announceEntries(context, [{ id: resourceId, state: entry.state }]);
  return { resourceId, href: secretHref(env, "beds", token) };
}

/** Ends a shelter's link, and clears what it said of tonight, which may have been wrong. */
export async function revokeAvailabilityLink(context: Context, resourceId: number): Promise<number> {
  admit(context.viewer, "workDesk");
  const { db, now } = context;
  const entry = await db.$transaction(async (tx) => {
    const locked = await lockEntry(tx, resourceId);
    const { count } = await endLinks(tx, resourceId, now());
    if (count === 0) throw new Refusal("CONFLICT", says.noLink);
    await tx.resource.update({ where: { id: resourceId }, data: { fullAt: null, fullUntil: null } });
    await record(tx, context, { action: "entry.link-revoked", resourceType: "entry", resourceId });
    return locked;
  });
  announceEntries(context, [{ id: resourceId, state: entry.state }]);
  return resourceId;
}

const endLinks = (tx: Prisma.TransactionClient, resourceId: number, revokedAt: Date) =>
  tx.availabilityLink.updateMany({ where: { resourceId, revokedAt: null }, data: { revokedAt } });

/** Of two administrators at once, the second waits and replaces the link of the first. */
async function lockEntry(tx: Prisma.TransactionClient, id: number): Promise<Resource> {
  const { count } = await tx.resource.updateMany({ where: { id }, data: { id } });
  if (count === 0) throw new Refusal("NOT_FOUND", says.entryMissing);
  return tx.resource.findUniqueOrThrow({ where: { id } });
}

/** An entry's link that works; null if it has none. */
export const liveLinkOf = ({ db, now }: Context, resourceId: number): Promise<LiveLink | null> =>
  db.availabilityLink.findFirst({ where: { resourceId, revokedAt: null, expiresAt: { gt: now() } } });
