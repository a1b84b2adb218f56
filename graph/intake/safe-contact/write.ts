import type { Prisma, SafeContact } from "../../../prisma/client/client.ts";
import { cancelMessagesToVictims, wakeQuietMessages } from "../../messages/communications/service.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { demandShown } from "../../core/guarded-write.ts";
import { lockRequest } from "../../core/database/locks.sql.ts";
import { settleTextConsent } from "./text-consent.ts";
import { minuteOf, type SafeContactForm } from "../../../shared/intake/safe-contact/rules.ts";
import { timeZoneOf } from "../../../shared/core/time/time-zones.ts";
import { says } from "../../../shared/intake/safe-contact/sentences.ts";

type Tx = Prisma.TransactionClient;

interface Written {
  requestId: number;
  form: SafeContactForm;
  shown: number | undefined;
  saidBy: SafeContact["saidBy"];
  /** What else changed with it, for the log: never to what. */
  changed?: string[];
}

/**
 * Writes how someone may be reached. "None" is stored only in the request's `contacting`; the way
 * is kept for when contact is allowed again. Queued messages are checked again when they are sent.
 * Returns the names of the changed fields.
 */
export async function writeSafeContact(
  context: Context,
  tx: Tx,
  { requestId, form, shown, saidBy, changed: others = [] }: Written,
): Promise<string[]> {
  await lockRequest(tx, requestId);
  const before = await tx.safeContact.findUnique({ where: { requestId } });
  demandShown(shown, before?.version ?? 0, says.changed);
  const { contacting, state } = await tx.emergencyRequest.findUniqueOrThrow({
    where: { id: requestId },
    select: { contacting: true, state: true },
  });
  const isWanted = form.way !== "none";
  const after = {
    way: form.way === "none" ? (before?.way ?? "any") : form.way,
    fromMinute: minuteOf(form.from),
    toMinute: minuteOf(form.to),
    timeZone: form.timeZone ?? before?.timeZone ?? timeZoneOf(state),
    mayLeaveMessage: form.mayLeaveMessage ?? false,
  };
  const hasOtherConsent = await settleTextConsent(context, tx, { requestId, form, saidBy });
  const fields = [
    ...others,
    ...(hasOtherConsent ? ["texts"] : []),
    ...(isWanted === contacting && after.way === (before?.way ?? "any") ? [] : ["way"]),
    ...(hasSameHours(before, after) ? [] : ["hours"]),
    ...(after.mayLeaveMessage === (before?.mayLeaveMessage ?? false) ? [] : ["mayLeaveMessage"]),
  ];
  if (fields.length === 0) return fields;
  const said = { ...after, saidBy, saidAt: context.now() };
  await tx.safeContact.upsert({
    where: { requestId },
    create: { requestId, ...said, version: 1 },
    update: { ...said, version: { increment: 1 } },
  });
  if (isWanted !== contacting)
    await tx.emergencyRequest.update({ where: { id: requestId }, data: { contacting: isWanted } });
  if (isWanted) await wakeQuietMessages(context, tx, requestId);
  else await cancelMessagesToVictims(tx, [requestId]);
  await record(tx, context, {
    action: "contact.changed",
    resourceType: "request",
    resourceId: requestId,
    details: { fields, by: saidBy },
    ...(saidBy === "person" && { actor: { actorKind: "visitor" as const } }),
  });
  return fields;
}

type SaidHours = Pick<SafeContact, "fromMinute" | "toMinute" | "timeZone">;

const hasSameHours = (before: SaidHours | null, after: SaidHours): boolean =>
  (before?.fromMinute ?? null) === after.fromMinute &&
  (before?.toMinute ?? null) === after.toMinute &&
  (after.fromMinute === null || before?.timeZone === after.timeZone);

/**
 * The case's wish changed on these requests: a form that was opened before is refused. Without a
 * record they get one, so that there is a version.
 */
export async function noteWish(context: Context, tx: Tx, requestIds: number[]): Promise<void> {
  const requestId = { in: requestIds };
  const said = { saidBy: "officer" as const, saidAt: context.now() };
  await tx.safeContact.updateMany({ where: { requestId }, data: { ...said, version: { increment: 1 } } });
  const requests = await tx.emergencyRequest.findMany({
    where: { id: requestId, safeContact: null },
    select: { id: true, state: true },
  });
  await tx.safeContact.createMany({
    data: requests.map(({ id, state }) => ({ requestId: id, timeZone: timeZoneOf(state), ...said })),
    skipDuplicates: true,
  });
}
