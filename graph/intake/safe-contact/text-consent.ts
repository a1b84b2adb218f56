import type { Prisma, SafeContact, TextConsent } from "../../../prisma/client/client.ts";
import type { TextConsentWay } from "../../../prisma/client/enums.ts";
import type { Context } from "../../core/context.ts";
import { actorOf, isCitizen } from "../../core/access/viewer.ts";
import { allowsChannel, type SafeContactForm } from "../../../shared/intake/safe-contact/rules.ts";

type Tx = Prisma.TransactionClient;

/** The consent, as its columns hold it. */
export type RecordedConsent = TextConsent;

interface Saying {
  requestId: number;
  form: SafeContactForm;
  saidBy: SafeContact["saidBy"];
}

/**
 * Writes the consent to texts that a form says, with how it was given. A form that does not say it
 * changes nothing. An older consent keeps its time. Returns whether it changed.
 */
export async function settleTextConsent(
  context: Context,
  tx: Tx,
  { requestId, form, saidBy }: Saying,
): Promise<boolean> {
  const { agreesToTexts, way } = form;
  if (agreesToTexts === null || agreesToTexts === undefined) return false;
  if (!agreesToTexts || !allowsChannel(way, "sms"))
    return (await tx.textConsent.deleteMany({ where: { requestId } })).count > 0;
  const isOwn = saidBy === "person" || isCitizen(context.viewer);
  return keepTextConsent(context, tx, {
    requestId,
    way: saidBy === "person" ? "pass" : isOwn ? "form" : "officer_asked",
    recordedBy: isOwn ? null : actorOf(context.viewer).actorName,
  });
}

/** The person texted before we did. */
export async function noteWroteFirst(
  context: Context,
  tx: Tx,
  { requestId, phone }: { requestId: number; phone: string },
): Promise<void> {
  if ((await tx.message.count({ where: { channel: "sms", recipientAddress: phone } })) > 0) return;
  await keepTextConsent(context, tx, { requestId, way: "wrote_first", recordedBy: null });
}

/** The first consent is kept. */
async function keepTextConsent(
  { now }: Context,
  tx: Tx,
  data: { requestId: number; way: TextConsentWay; recordedBy: string | null },
): Promise<boolean> {
  const { count } = await tx.textConsent.createMany({ data: { ...data, at: now() }, skipDuplicates: true });
  return count > 0;
}
