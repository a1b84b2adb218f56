import * as z from "zod/mini";
import { emailText } from "../../../shared/core/forms/email.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import { lettersToOfficer, officerLanguage } from "../../messages/communications/officer.ts";
import { redirectMessages } from "../../messages/communications/service.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { announceTasks } from "../../core/tasks/open.ts";
import { tooLong } from "../../../shared/core/forms/fields.ts";
import { says as formSays } from "../../../shared/core/forms/sentences.ts";
import { phoneField, phoneProblem, readPhone } from "../../core/text/phone.ts";
import { hourMs } from "../../../shared/core/time/durations.ts";
import { keepPersonKeys } from "../../intake/people/keys.ts";
import { addressesOf, contactOf } from "../../../shared/intake/requests/rules.ts";
import {
  allowsChannel,
  safeContactForm,
  timeOf,
  wayOf,
  type ContactWay,
} from "../../../shared/intake/safe-contact/rules.ts";
import { says as contactSays } from "../../../shared/intake/safe-contact/sentences.ts";
import { announceContact } from "../../intake/safe-contact/service.ts";
import { words } from "../../intake/safe-contact/words.ts";
import { writeSafeContact } from "../../intake/safe-contact/write.ts";
import { demandLive } from "./answers.ts";
import type { PassForm } from "./form.ts";
import { withoutNetwork, type Pass } from "./open/open.ts";
import { maskedAddress } from "./rules.ts";
import { says } from "../../../shared/help/pass/sentences.ts";

type Tx = Prisma.TransactionClient;

/** What the form shows: no number and no address in full. */
export interface PassContact {
  way: ContactWay;
  /** 09:30, or empty. */
  from: string;
  to: string;
  mayLeaveMessage: boolean;
  /** As in "ending in 43"; empty without one. */
  phone: string;
  email: string;
  version: number;
}

const asked = {
  caseId: true,
  language: true,
  contacting: true,
  victimPhone: true,
  victimEmail: true,
  safeContact: true,
  verificationId: true,
  verification: { select: { language: true } },
  victimInfo: { select: { phone: true, email: true } },
  officer: { select: { name: true, email: true, phone: true, notifyByEmail: true, notifyBySms: true } },
} as const satisfies Prisma.EmergencyRequestSelect;
type ContactRequest = Prisma.EmergencyRequestGetPayload<{ select: typeof asked }>;

export async function readContact({ db }: Context, requestId: number): Promise<PassContact> {
  const request = await db.emergencyRequest.findUniqueOrThrow({ where: { id: requestId }, select: asked });
  const { safeContact: said } = request;
  const { phone, email } = addressesOf(request);
  return {
    way: wayOf(request, said),
    from: said?.fromMinute === null || !said ? "" : timeOf(said.fromMinute),
    to: said?.toMinute === null || !said ? "" : timeOf(said.toMinute),
    mayLeaveMessage: said?.mayLeaveMessage ?? false,
    phone: phone && maskedAddress(phone),
    email: email && maskedAddress(email),
    version: said?.version ?? 0,
  };
}

const typedForm = z.object({
  phone: z.string().check(
    z.trim(),
    z.maxLength(40, tooLong),
    z.refine((phone) => phone === "" || isCallable(phone), says.phoneWrong),
  ),
  email: emailText(formSays.emailWrong),
});

const isCallable = (phone: string) => !phoneProblem(phone) && readPhone(phone)?.isCallable;

/**
 * The answer to "How may we reach you?". An older page gets CONFLICT. The officer is notified that
 * it changed, without the new values.
 */
export async function changeContact(context: Context, pass: Pass, typed: PassForm): Promise<void> {
  const { way, from, to, leave } = typed;
  const form = {
    ...parse(safeContactForm, { way, from, to, mayLeaveMessage: leave === "yes" }),
    // The form says so beside the choice.
    agreesToTexts: true,
  };
  const { email, ...read } = parse(typedForm, typed);
  const phone = phoneField(read.phone).text;
  // Without a version number it is an old page, which is refused.
  const version = /^\d{1,9}$/.test(typed.version) ? Number(typed.version) : -1;
  const { requestId } = pass;
  let tasks: (number | undefined)[] = [];
  const isChanged = await context.db.$transaction(async (tx) => {
    await demandLive(tx, pass);
    const request = await tx.emergencyRequest.findUniqueOrThrow({
      where: { id: requestId },
      select: asked,
    });
    const before = addressesOf(request);
    const isOtherPhone = phone !== "" && e164(phone) !== e164(before.phone);
    const isOtherEmail = email !== "" && email.toLowerCase() !== before.email.toLowerCase();
    const after = {
      phone: isOtherPhone ? phone : before.phone,
      email: isOtherEmail ? email : before.email,
    };
    demandAddress(form.way, after);
    const fields = await writeSafeContact(withoutNetwork(context), tx, {
      ...{ requestId, form, shown: version, saidBy: "person" },
      changed: [...(isOtherPhone ? ["phone"] : []), ...(isOtherEmail ? ["email"] : [])],
    });
    if (isOtherPhone || isOtherEmail) tasks = await keepAddresses(context, tx, requestId, after);
    if (fields.length > 0) await tellOfficer(context, tx, requestId, request);
    return fields.length > 0;
  });
  if (isChanged) announceContact(context, requestId);
  announceTasks(context, tasks);
}

const e164 = (phone: string) => readPhone(phone)?.e164 ?? phone;

/** The safe way needs an address. */
function demandAddress(way: ContactWay, { phone, email }: { phone: string; email: string }) {
  if (way === "any" || way === "none") return;
  if (allowsChannel(way, "email")) {
    if (email === "")
      throw new Refusal("INVALID", contactSays.emailNeeded, { email: [contactSays.emailNeeded] });
  } else if (phone === "")
    throw new Refusal("INVALID", contactSays.phoneNeeded, { phone: [contactSays.phoneNeeded] });
}

/**
 * Both places hold the contact. The new version refuses an officer's older form. Returns the desk's
 * changed tasks.
 */
async function keepAddresses(
  context: Context,
  tx: Tx,
  requestId: number,
  { phone, email }: { phone: string; email: string },
) {
  const phoneE164 = readPhone(phone)?.e164 ?? null;
  await tx.emergencyRequest.update({
    where: { id: requestId },
    data: {
      ...{ victimPhone: phone, victimPhoneE164: phoneE164, victimEmail: email },
      victimContact: contactOf(phone, email),
    },
  });
  await tx.victimInfo.updateMany({
    where: { requestId },
    data: { phone, phoneE164, email, version: { increment: 1 } },
  });
  await redirectMessages(tx, requestId);
  return keepPersonKeys(context, tx, requestId);
}

/** Once an hour at most, however often it changes. */
async function tellOfficer(context: Context, tx: Tx, requestId: number, request: ContactRequest) {
  const { officer, caseId, verificationId } = request;
  if (!officer) return;
  const language = officerLanguage(request);
  const kind = "officer-contact-changed";
  const since = new Date(context.now().getTime() - hourMs);
  if ((await tx.message.count({ where: { requestId, kind, createdAt: { gt: since } } })) > 0) return;
  const t = words(language).officer;
  const letters = lettersToOfficer(officer, {
    ...{ kind, requestId, verificationId, subject: t.subject(caseId) },
    ...mailLayout({ title: t.title, paragraphs: [t.text(caseId)], language }),
  });
  await tx.message.createMany({ data: letters.map((letter) => composeMessage(context, letter)) });
}
