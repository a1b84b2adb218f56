import type { Prisma } from "../../../prisma/client/client.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { parse } from "../../core/errors.ts";
import { readPhones } from "../../core/text/phone.ts";
import { admit } from "../../core/access/audiences.ts";
import { isOfficer } from "../../core/access/viewer.ts";
import { cancelMessagesToVictims } from "../../messages/communications/service.ts";
import { keptNeeds } from "../needs/confirmed.ts";
import { writeIn } from "../people/language.ts";
import {
  filedPerson,
  namedIn,
  relationOf,
  relationToRequest,
  type Named,
  type Relation,
} from "../people/relation.ts";
import { noteWish } from "../safe-contact/write.ts";
import { demandOpenCase } from "../request-access/own-case.ts";
import { recipientFields } from "../../../shared/intake/recipients/rules.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

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
  const onRecord = await db.recipient.findUnique({ where: { verificationId }, select: { fullName: true } });
  // The case is the session's own; the form's number is ignored.
  const { dateOfBirth, email, contacting, anonymous, needs, language, ...form } = parse(
    recipientFields(dayIn(context.zone(), now()), onRecord?.fullName),
    input,
  );
  const { text: phone, e164: phoneE164 } = readPhones({ phone: form.phone }).phone;
  const fields = {
    ...form,
    caseNumber,
    phone,
    phoneE164,
    email: email || null,
    ...keptNeeds(needs, now()),
    dateOfBirthSealed: keys.seal(dateOfBirth, birthPlace(verificationId)),
  };

  const requestIds = await db.$transaction(async (tx) => {
    await demandOpenCase(tx, viewer);
    const before = await tx.recipient.findUnique({
      where: { verificationId },
      select: {
        ...{ anonymous: true, contacting: true, language: true },
        ...{ fullName: true, phone: true, email: true },
      },
    });
    const named = namedIn(fields);
    // The record of someone else says nothing about this person's wishes.
    const isAgain = before && relationOf(namedIn(before), named) !== "other";
    const filed = isAgain ? before : await wishesFiled(tx, verificationId, named);
    const data = {
      ...fields,
      anonymous: anonymous ?? filed.anonymous,
      contacting: contacting ?? filed.contacting,
      language: language ?? filed.language,
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
      details: { contacting: data.contacting, anonymous: data.anonymous, language: data.language },
    });
    return keepWishes(context, tx, verificationId, { record: named, anonymous, contacting, language });
  });
  for (const id of requestIds) context.events.publish("requestChanged", { id });
  context.events.publish("verificationChanged", { verificationId });
  return db.verification.findUniqueOrThrow({ ...selection, where: { id: verificationId } });
}

/**
 * Wishes on the person's requests from before there is a record: an omitted value does not lift
 * them. A request for someone else says nothing about this person.
 */
async function wishesFiled(tx: Prisma.TransactionClient, verificationId: number, record: Named) {
  const theirs = (await requestsOfCase(tx, verificationId, record)).filter(isTheirs);
  return {
    anonymous: theirs.some(({ anonymous }) => anonymous),
    contacting: theirs.every(({ contacting }) => contacting),
    language: null,
  };
}

interface Saved {
  record: Named;
  /** Null: not said, which changes nothing. */
  anonymous: boolean | null;
  contacting: boolean | null;
  language: Language | null | undefined;
}

/**
 * Naming and contact wishes apply to the case's requests for this person, and where that is
 * unclear: a wish protects. Contact is allowed again, and the language changed, only where it is
 * clear.
 */
async function keepWishes(
  context: Context,
  tx: Prisma.TransactionClient,
  verificationId: number,
  { record, anonymous, contacting, language }: Saved,
): Promise<number[]> {
  const theirs = (await requestsOfCase(tx, verificationId, record)).filter(isTheirs);
  const idsOf = (some: typeof theirs) => ({ in: some.map(({ id }) => id) });
  const named =
    anonymous === null
      ? []
      : await tx.emergencyRequest.updateManyAndReturn({
          where: { id: idsOf(theirs), anonymous: { not: anonymous } },
          data: { anonymous },
          select: { id: true },
        });
  const theirOwn = theirs.filter(({ relation }) => relation === "same").map(({ id }) => id);
  const written = language ? await writeIn(tx, theirOwn, language) : [];
  const changed = [...named.map(({ id }) => id), ...written];
  if (contacting === null) return [...new Set(changed)];
  const reached = await tx.emergencyRequest.updateManyAndReturn({
    where: contacting
      ? {
          id: { in: theirOwn },
          contacting: false,
          // Said in the Help Pass, it is lifted there or on the request's own page.
          NOT: { safeContact: { is: { saidBy: "person" } } },
        }
      : { id: idsOf(theirs), contacting: true },
    data: { contacting },
    select: { id: true },
  });
  const ids = reached.map(({ id }) => id);
  await noteWish(context, tx, ids);
  if (!contacting) await cancelMessagesToVictims(tx, ids);
  return [...new Set([...changed, ...ids])];
}

const isTheirs = ({ relation }: { relation: Relation }) => relation !== "other";

/** The requests of a case, and whether each is for the person of this record. */
async function requestsOfCase(tx: Prisma.TransactionClient, verificationId: number, record: Named) {
  const filed = await tx.emergencyRequest.findMany({
    where: { verificationId },
    select: { id: true, anonymous: true, contacting: true, ...filedPerson },
  });
  return filed.map((request) => ({ ...request, relation: relationToRequest(record, request) }));
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
