import type { Officer } from "../../../prisma/client/client.ts";
import { asLanguage, localeTags } from "../../core/i18n/i18n.ts";
import { mailLayout, type OutgoingMessage } from "../../messages/communications/compose.ts";
import { lettersToOfficer } from "../../messages/communications/officer.ts";
import { words } from "./words.ts";

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
