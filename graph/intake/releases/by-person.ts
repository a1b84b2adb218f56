import type { Prisma } from "../../../prisma/client/client.ts";
import { auditRow, type AuditEvent } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { endOfRelease, signatureForm } from "../../../shared/intake/releases/rules.ts";
import { says } from "../../../shared/intake/releases/sentences.ts";
import { endRelease, releasesOf, withdrawn, type ReleaseWithUses } from "./service.ts";

type Tx = Prisma.TransactionClient;

/** One release of the person's own request. */
interface Own {
  id: number;
  requestId: number;
}

/** How the log and the desk name the person. */
const byPerson = "Help Pass";

/** A legal order of which the person was not told. */
export const untoldOrder = { way: "law", isNotified: false } as const;

/**
 * What the person sees: all but a legal order about which it is not safe to tell them, because
 * someone else may read the page.
 */
export const releasesForPerson = async (context: Context, requestId: number): Promise<ReleaseWithUses[]> =>
  (await releasesOf(context, requestId)).filter(({ way, isNotified }) => way !== "law" || isNotified);

/** The person signs what they were asked for. CONFLICT if it was signed or withdrawn meanwhile. */
export async function signRelease(
  context: Context,
  tx: Tx,
  { id, requestId, signerName }: Own & { signerName: string },
): Promise<void> {
  const form = parse(signatureForm, { signerName });
  const asked = { id, requestId, way: "pass", signedAt: null, withdrawnAt: null } as const;
  const found = await tx.release.findFirst({ where: asked, select: { days: true } });
  if (!found) throw new Refusal("CONFLICT", says.gone);
  const signedAt = context.now();
  const { count } = await tx.release.updateMany({
    where: asked,
    data: { ...form, signedAt, until: endOfRelease(signedAt, found.days) },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.gone);
  await recordByPerson(context, tx, {
    action: "release.signed",
    resourceType: "release",
    resourceId: id,
    details: { request: requestId, days: found.days },
  });
}

/** The person stops a release or declines one. No one withdraws what a law compels. */
export async function stopRelease(context: Context, tx: Tx, { id, requestId }: Own): Promise<void> {
  const isOwn = await tx.release.count({ where: { id, requestId, way: { not: "law" } } });
  if (!isOwn) throw new Refusal("CONFLICT", says.gone);
  await endRelease(context, tx, { id, requestId, by: byPerson });
  await recordByPerson(context, tx, withdrawn({ id, requestId }));
}

/** The log holds no network address of the person. */
const recordByPerson = (context: Context, tx: Tx, event: AuditEvent) =>
  tx.auditEntry.create({
    data: auditRow({ ...context, ip: "" }, { ...event, actor: { actorKind: "visitor" } }),
  });
