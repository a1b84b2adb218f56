import type { Prisma, SupervisorDeputy } from "../../../../prisma/client/client.ts";
import { composeMessage, mailLayout } from "../../../messages/communications/compose.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { secretHref } from "../../../core/security/secret-links.ts";
import { columnDay } from "../../../../shared/core/time/day-column.ts";
import { dayName } from "../../../core/time/format.ts";
import { mayMail } from "../../../messages/communications/mail-limit.ts";
import { says } from "../../../../shared/officers/supervisors/sentences.ts";
import { words } from "../words.ts";

type Tx = Prisma.TransactionClient;
type Row = Prisma.MessageCreateManyInput;

interface Letter {
  side: Side;
  subject: string;
  paragraphs: string[];
  isLinked?: boolean;
}

export type Side = "supervisor" | "deputy";

/** The secret of a link. It is derived, so that later emails to the deputy have the same link. */
export const deputySecret = ({ keys }: Pick<Context, "keys">, side: Side, nonce: string) =>
  keys.hash(`supervisor deputy link ${side} ${nonce}`);

/** The emails with which both of them confirm. Each has a link of its own. */
export async function namedMails(context: Context, tx: Tx, row: SupervisorDeputy): Promise<Row[]> {
  const { deputy: t } = words(row.language);
  const term = termIn(row);
  for (const mailbox of [row.mailbox, row.deputyMailbox])
    if (!(await mayMail(tx, context, mailbox)))
      throw new Refusal("RATE_LIMITED", says.tooManyLinks, { email: [says.tooManyLinks] });
  return [
    letter(context, row, {
      side: "supervisor",
      subject: t.mail.own(row.deputyName),
      paragraphs: [t.mail.ownText(row.deputyName, row.deputyMailbox, term), t.mail.both, t.mail.notYou],
      isLinked: true,
    }),
    letter(context, row, {
      side: "deputy",
      subject: t.mail.asked(row.name),
      paragraphs: [t.mail.askedText(row.name, term), t.mail.both, t.mail.keep, t.mail.notYou],
      isLinked: true,
    }),
  ];
}

/** To the one who did not end it. */
export function endedMail(context: Context, tx: Tx, row: SupervisorDeputy, by: Side): Promise<Row[]> {
  const { deputy: t } = words(row.language);
  const mail = letter(context, row, {
    side: by === "deputy" ? "supervisor" : "deputy",
    subject: t.mail.ended,
    paragraphs: [by === "deputy" ? t.mail.endedByDeputy(row.deputyName) : t.mail.endedBySupervisor(row.name)],
  });
  return allowed(context, tx, [mail]);
}

/** What waits for the supervisor, to the deputy. It names no case. */
export function waitingMail(context: Context, tx: Tx, row: SupervisorDeputy, count: number): Promise<Row[]> {
  const { deputy: t } = words(row.language);
  const mail = letter(context, row, {
    side: "deputy",
    subject: t.mail.waiting(count, row.name),
    paragraphs: [t.mail.waitingText(row.name, termIn(row)), t.mail.waitingHow],
    isLinked: true,
  });
  return allowed(context, tx, [mail]);
}

const termIn = (row: SupervisorDeputy) => ({
  from: dayName(columnDay(row.firstDay), row.language),
  until: dayName(columnDay(row.lastDay), row.language),
});

function letter(
  context: Context,
  row: SupervisorDeputy,
  { side, subject, paragraphs, isLinked }: Letter,
): Row {
  const { language } = row;
  const { dear, deputy: t } = words(language);
  const href = secretHref(context.env, "supervisor", deputySecret(context, side, row.nonce));
  const [name, address] = side === "deputy" ? [row.deputyName, row.deputyMailbox] : [row.name, row.mailbox];
  return composeMessage(context, {
    ...{ kind: "supervisor-deputy", channel: "email", recipientType: "supervisor", subject },
    ...{ recipientName: name, recipientAddress: address },
    ...mailLayout({
      title: subject,
      paragraphs: [dear(name), ...paragraphs],
      ...(isLinked && { button: { label: t.mail.button, href } }),
      language,
    }),
  });
}

/** A mailbox that never answered gets few emails a day. */
async function allowed(context: Context, tx: Tx, mails: Row[]): Promise<Row[]> {
  const kept: Row[] = [];
  for (const mail of mails) if (await mayMail(tx, context, mail.recipientAddress)) kept.push(mail);
  return kept;
}
