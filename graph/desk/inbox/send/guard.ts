import type { Prisma } from "../../../../prisma/client/client.ts";
import { Refusal } from "../../../core/errors.ts";
import type { AnySentence } from "../../../../shared/core/i18n/phrases.ts";
import { e164Of } from "../../../core/text/phone.ts";
import { withoutName } from "../../../core/text/naming.ts";
import {
  fillTemplate,
  templateVariables,
  variablesIn,
  type TemplateValues,
} from "../../../../shared/messages/templates/rules.ts";
import { channelsOf } from "../communication.ts";
import type { MessageRecipient } from "./recipients.ts";
import { smsMost, type Channel } from "../../../../shared/desk/inbox/rules.ts";
import { says as messageSays } from "../../../../shared/messages/communications/sentences.ts";
import { says } from "../../../../shared/desk/inbox/sentences.ts";

interface Draft {
  channel: Channel;
  recipient: MessageRecipient;
  subject: string;
  message: string;
  /** The link is created after all other checks. */
  values: TemplateValues;
}

interface Fields {
  channel: string;
  message: string;
}

type Problems = Record<string, AnySentence[]>;

/**
 * The message with its variables filled in, or a refusal that names each field: a channel that the
 * person did not allow, an unknown variable, a supervisor named to the recipient, or an anonymous
 * person's name.
 */
export async function guarded(
  tx: Prisma.TransactionClient,
  { channel, recipient, subject, message, values }: Draft,
  fields: Fields = { channel: "type", message: "message" },
): Promise<{ subject: string; message: string }> {
  const problems: Problems = {};
  const add = (field: string, sentence: AnySentence) => (problems[field] ??= []).push(sentence);
  if (recipient.isNotToBeContacted && channel !== "pass") add(fields.channel, messageSays.notToBeContacted);
  else if (!channelsOf(recipient).includes(channel)) add(fields.channel, says.channelNotAllowed({ channel }));
  else if (channel === "sms" && (await wantsNoTexts(tx, recipient)))
    add(fields.channel, messageSays.textsStopped);
  const filled = {
    subject: fillTemplate(subject, values),
    message: fillTemplate(message, values),
  };
  for (const [field, text] of [
    ["subject", filled.subject],
    [fields.message, filled.message],
  ] as const) {
    for (const variable of variablesIn(text)) {
      const isKnown = templateVariables.some((known) => known === variable);
      add(field, isKnown ? says.variableMissing({ variable }) : says.variableUnknown({ variable }));
    }
    for (const said of await namesIn(tx, recipient, text)) add(field, said);
  }
  if (channel === "sms" && filled.message.length > smsMost) add(fields.message, says.smsTooLong);
  const [first] = Object.values(problems).flat();
  if (first) throw new Refusal("INVALID", first, problems);
  return filled;
}

/** The outbox would refuse the text later, after the writer has left. */
async function wantsNoTexts(tx: Prisma.TransactionClient, { ways }: MessageRecipient): Promise<boolean> {
  const phone = e164Of(ways.sms ?? "");
  return phone !== null && (await tx.textStop.findUnique({ where: { phone } })) !== null;
}

/** The people whom the text must not name but does. */
export async function namesIn(
  tx: Prisma.TransactionClient,
  { kind, requestId }: MessageRecipient,
  text: string,
): Promise<AnySentence[]> {
  if (requestId === null || text === "") return [];
  const request = await tx.emergencyRequest.findUnique({
    where: { id: requestId },
    select: {
      anonymous: true,
      victimName: true,
      victimInfo: { select: { fullName: true } },
      officer: { select: { name: true } },
      verification: { select: { supervisorName: true, supervisorEmail: true, supervisorPhone: true } },
    },
  });
  if (!request) return [];
  const { anonymous, victimName, victimInfo, officer, verification } = request;
  const own = [victimName, victimInfo?.fullName ?? ""].filter(Boolean);
  const sentence: AnySentence[] = [];
  if (anonymous && own.some((name) => names(text, name))) sentence.push(says.namesAnonymous);
  if (kind === "victim" && verification) {
    // A supervisor may share a part of the name with the recipient or the officer, who may be
    // named.
    const others = [...own, officer?.name ?? ""].reduce((left, name) => withoutName(left, name, "·"), text);
    const { supervisorName, supervisorEmail, supervisorPhone } = verification;
    const isReached =
      text.toLowerCase().includes(supervisorEmail.toLowerCase()) || holdsNumber(text, supervisorPhone);
    if (names(others, supervisorName) || isReached) sentence.push(says.namesSupervisor);
  }
  return sentence;
}

const names = (text: string, name: string) => withoutName(text, name, "·") !== text;

const digits = (text: string) => text.replace(/\D/g, "");
const fewestDigits = 7;
const holdsNumber = (text: string, phone: string) => {
  const number = digits(phone).slice(-10);
  return number.length >= fewestDigits && digits(text).includes(number);
};
