import type { Officer } from "../../../prisma/client/client.ts";
import { mailLayout, type OutgoingMessage } from "../../messages/communications/compose.ts";
import { lettersToOfficer } from "../../messages/communications/officer.ts";
import type { Context } from "../../core/context.ts";
import { asLanguage, localeTags } from "../../core/i18n/i18n.ts";
import { dueLetters } from "../../messages/letters/service.ts";
import type { DecisionFacts } from "./approval/facts.sql.ts";
import { words } from "./words.ts";
import { says } from "../../../shared/decisions/allocations/sentences.ts";
import type { LetterRequest } from "../../messages/letters/types.ts";

type Made = Pick<Context, "keys" | "now">;

/**
 * The letters of an approval: to the officer, and to the recipient, whose letter never names a
 * supervisor.
 */
export const approvalLetters = (context: Made, facts: DecisionFacts, amountCents: number) =>
  dueLetters(context, { kind: "approval", request: requestOf(facts), amountCents });

/** A denial: to the officer with its reason, and to the recipient without it. */
export const denialLetters = (context: Made, facts: DecisionFacts, reason: string) =>
  dueLetters(context, {
    kind: "denial",
    request: requestOf(facts),
    reason: reason === says.reasonNotGiven ? null : reason,
  });

const requestOf = (facts: DecisionFacts): LetterRequest => ({
  ...facts,
  victimInfo: facts.victim,
});

/**
 * To the officer: an approval no longer counts, because the request has changed. `replyHref` is
 * their link for an answer.
 */
export function voidedLetters(
  request: { id: number; caseId: string; language: string; officer: Officer; verificationId: number | null },
  approvers: string[],
  replyHref: string,
): OutgoingMessage[] {
  const { id, caseId, language, officer, verificationId } = request;
  const t = words(language).voided;
  const names = new Intl.ListFormat(localeTags[asLanguage(language)]).format(approvers);
  return lettersToOfficer(officer, {
    kind: "officer-approval-voided",
    subject: t.subject(caseId),
    ...mailLayout({
      title: t.title,
      paragraphs: [t.text(caseId, names), t.next],
      button: { label: t.reply, href: replyHref },
      language,
    }),
    requestId: id,
    verificationId,
  });
}
