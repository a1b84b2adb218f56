import type { Prisma } from "../../prisma/client/client.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { parse } from "../core/errors.ts";
import { readPhones } from "../core/text/phone.ts";
import { admit } from "../core/access/audiences.ts";
import { isOfficer } from "../core/access/viewer.ts";
import { cancelMessagesToVictims } from "../communications/service.ts";
import { keptNeeds } from "../needs/confirmed.ts";
import { noteWish } from "../safe-contact/write.ts";
import { demandOpenCase } from "../verification/service.ts";
import { recipientFields } from "./rules.shared.ts";
import { dayIn } from "../core/time/zone.shared.ts";

/** Where a sealed birth date belongs: it can be opened only in its own case's row. */
export const birthPlace = (verificationId: number) => `Recipient.dateOfBirth.${verificationId}`;

/** Saves the recipient of the session's own case; saving again replaces the record. */
export async function saveRecipient(
  context: Context,
  input: unknown,
  selection: Prisma.VerificationDefaultArgs = {},
) {
  const { viewer, db, keys, now } = context;
  admit(viewer, "officer");
  const { verificationId, caseNumber } = viewer;
  // The case is the session's own; the form's number is ignored.
  const { dateOfBirth, email, contacting, anonymous, needs, ...form } = parse(
    recipientFields(dayIn(context.zone(), now())),
    input,
  );
  const fields = {
    ...form,
    caseNumber,
    phoneE164: readPhones({ phone: form.phone }).phone,
    email: email || null,
    ...keptNeeds(needs, now()),
    dateOfBirthSealed: keys.seal(dateOfBirth, birthPlace(verificationId)),
  };

  const requestIds = await db.$transaction(async (tx) => {
    await demandOpenCase(tx, viewer);
    const before = await tx.recipient.findUnique({
      where: { verificationId },
      select: { id: true, anonymous: true, contacting: true },
    });
    const filed = before ?? (await wishesFiled(tx, verificationId));
    const data = {
      ...fields,
      anonymous: anonymous ?? filed.anonymous,
      contacting: contacting ?? filed.contacting,
    };
    const { id } = await tx.recipient.upsert({
      where: { verificationId },
      create: { ...data, verificationId, createdAt: now() },
      update: data,
    });
    await record(tx, context, {
      action: before ? "recipient.updated" : "recipient.saved",
      resourceType: "recipient",
      resourceId: id,
      details: { contacting: data.contacting, anonymous: data.anonymous },
    });
    return keepWishes(context, tx, verificationId, { anonymous, contacting });
  });
  for (const id of requestIds) context.events.publish("requestChanged", { id });
  context.events.publish("verificationChanged", { verificationId });
  return db.verification.findUniqueOrThrow({ ...selection, where: { id: verificationId } });
}

/**
 * Wishes on the case's requests from before there is a record: an omitted value does not lift them.
 */
async function wishesFiled(tx: Prisma.TransactionClient, verificationId: number) {
  const filed = await tx.emergencyRequest.findMany({
    where: { verificationId, OR: [{ anonymous: true }, { contacting: false }] },
    select: { anonymous: true, contacting: true },
  });
  return {
    anonymous: filed.some((request) => request.anonymous),
    contacting: filed.every((request) => request.contacting),
  };
}

/**
 * Naming and contact wishes apply to everything filed under the case. Omitted values change
 * nothing.
 */
async function keepWishes(
  context: Context,
  tx: Prisma.TransactionClient,
  verificationId: number,
  { anonymous, contacting }: { anonymous: boolean | null; contacting: boolean | null },
): Promise<number[]> {
  const said = {
    ...(anonymous !== null && { anonymous }),
    ...(contacting !== null && { contacting }),
  };
  const changed = await tx.emergencyRequest.updateManyAndReturn({
    where: {
      verificationId,
      // Not to be contacted, said in the Help Pass, is lifted there or on the request's own page.
      ...(contacting === true && {
        NOT: { contacting: false, safeContact: { is: { saidBy: "person" } } },
      }),
      OR: Object.entries(said).map(([wish, is]) => ({ [wish]: { not: is } })),
    },
    data: said,
    select: { id: true },
  });
  const ids = changed.map(({ id }) => id);
  if (contacting !== null) await noteWish(context, tx, ids);
  if (contacting === false) await cancelMessagesToVictims(tx, ids);
  return ids;
}

/** The record for its own screen; the reading is logged. */
export async function readRecipient(context: Context) {
  const recipient = await recipientFor(context);
  if (recipient)
    await record(context.db, context, {
      action: "recipient.read",
      resourceType: "recipient",
      resourceId: recipient.id,
    });
  return recipient;
}

/**
 * The recipient of the session's own case, in full, to prefill the new-request and
 * victim-information forms.
 */
export async function recipientFor(context: Context) {
  const { viewer, db } = context;
  if (!isOfficer(viewer)) return null;
  const recipient = await db.recipient.findUnique({ where: { verificationId: viewer.verificationId } });
  return (
    recipient && {
      ...recipient,
      dateOfBirth: context.keys.open(recipient.dateOfBirthSealed, birthPlace(recipient.verificationId)),
    }
  );
}
