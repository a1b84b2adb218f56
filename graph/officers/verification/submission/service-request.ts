import type { Prisma } from "../../../../prisma/client/client.ts";
import { readPhones } from "../../../core/text/phone.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse, Refusal } from "../../../core/errors.ts";
import { admit } from "../../../core/access/audiences.ts";
import { keptNeeds } from "../../../intake/needs/confirmed.ts";
import { canRename } from "../../../intake/people/relation.ts";
import { caseKeyOf } from "./case-key.ts";
import {
  inOrder,
  serviceProblemOf,
  serviceProblems,
  serviceRequest,
} from "../../../../shared/officers/verification/rules.ts";
import { loadOwn } from "../service.ts";
import { demandOpenCase } from "../../../intake/request-access/own-case.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";

/**
 * The form at the end of the officer's flow: adds services to the case and updates the recipient's
 * record.
 */
export async function submitServiceRequest(
  context: Context,
  input: unknown,
  query: Prisma.VerificationDefaultArgs = {},
) {
  const { viewer, db, events } = context;
  admit(viewer, "officer");
  const form = checked(input);
  const { phone } = readPhones({ phone: form.phone });
  const verification = await db.$transaction(async (tx) => {
    await demandOpenCase(tx, viewer);
    const own = await loadOwn(tx, viewer);
    const { text } = serviceProblems.caseNumber;
    if (caseKeyOf(form.caseNumber) !== caseKeyOf(own.caseNumber))
      throw new Refusal("INVALID", text, { caseNumber: [text] });
    const saved = await tx.recipient.findUnique({ where: { verificationId: own.id } });
    // The record's address, birth date and wishes are another person's: theirs must be saved first.
    if (!saved || !canRename(saved.fullName, form.fullName))
      throw new Refusal("CONFLICT", says.recipientFirst);
    await tx.recipient.update({
      where: { verificationId: own.id },
      data: {
        fullName: form.fullName,
        phone: phone.text,
        phoneE164: phone.e164,
        statementOfNeed: form.statementOfNeed,
        ...(form.needs && keptNeeds(form.needs, context.now())),
      },
    });
    const services = inOrder([...own.services, ...form.services]);
    await record(tx, context, {
      action: "verification.services-added",
      resourceType: "verification",
      resourceId: own.id,
      details: { before: own.services, after: services },
    });
    return tx.verification.update({ ...query, where: { id: own.id }, data: { services } });
  });
  events.publish("verificationChanged", { verificationId: viewer.verificationId });
  return verification;
}

/** The form's own sentence replaces the refusal, as on the screen. */
function checked(input: unknown) {
  try {
    return parse(serviceRequest, input);
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error;
    if (Object.keys(error.fields).every((field) => field.startsWith("needs"))) throw error;
    throw new Refusal("INVALID", serviceProblemOf(error.fields).text, error.fields);
  }
}
