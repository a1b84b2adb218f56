import type { LinkOccasion } from "../../../prisma/client/enums.ts";
import { composeMessage, mailLayout } from "../../messages/communications/compose.ts";
import type { Context } from "../../core/context.ts";
import { secretHref } from "../../core/security/secret-links.ts";
import { titledName } from "../../../shared/core/text/titled-name.ts";
import { money } from "../../core/i18n/i18n.ts";
import { linkLifetimeMs, trustOfDomain } from "../../../shared/officers/verification/rules.ts";
import { freezeRequest, type AskedRequest } from "./link-snapshot.ts";
import { words } from "./words.ts";

/** Why the supervisor gets an email, with its values. */
export type Occasion =
  | { occasion: "filed" }
  | { occasion: "ready"; isVoided: boolean }
  | { occasion: "second"; approver: string; amountCents: number };

export type LinkRow = ReturnType<typeof linkRow>;

/**
 * The rows of an email to the supervisor and of its link. A trusted domain gets a link that can
 * decide; any other address is only notified, since its owner is not known well enough to move
 * money.
 */
export function approvalMail(context: Context, asked: AskedRequest, why: Occasion) {
  const { request, verification } = asked;
  const { supervisorName, supervisorRank, supervisorEmail, language } = verification;
  // Earlier than the email: the two times tell what the email carries.
  const link = approvalLink(context, asked, why.occasion);
  const t = words(language).ask;
  const isAwaited = verification.status === "pending";
  const toRead = isAwaited ? [t.look, t.alsoAnswer] : [t.lookConfirmed];
  const toDo = why.occasion === "filed" ? toRead : [t.decide];
  const { subject, title, text } = said(asked, why);
  const message = composeMessage(context, {
    kind: "supervisor-approval",
    channel: "email",
    recipientType: "supervisor",
    recipientName: supervisorName,
    recipientAddress: supervisorEmail,
    subject,
    ...mailLayout({
      title,
      paragraphs: [
        words(language).dear(titledName({ rank: supervisorRank, name: supervisorName })),
        text,
        ...(link ? [...toDo, t.personal] : [isAwaited ? t.answerFirst : t.inform]),
      ],
      ...link?.buttons,
      language,
    }),
    requestId: request.id,
    verificationId: verification.id,
  });
  return { links: link ? [link.row] : [], messages: [message] };
}

/**
 * A link to the request for its supervisor, and the buttons of the email that carries it. Null for
 * an address that is not trusted.
 */
export function approvalLink(context: Context, asked: AskedRequest, occasion: LinkOccasion) {
  const { supervisorEmail, language } = asked.verification;
  if (trustOfDomain(supervisorEmail, context.config().trustedDomains) !== "trusted") return null;
  const token = context.random.token();
  const t = words(language).ask;
  return {
    row: linkRow(context, asked, occasion, token),
    buttons: {
      button: { label: t.button, href: secretHref(context.env, "approve", token) },
      further: { label: t.all, href: secretHref(context.env, "supervisor", token) },
    },
  };
}

const linkRow = (context: Context, asked: AskedRequest, occasion: LinkOccasion, token: string) => ({
  tokenHash: context.keys.hash(token),
  purpose: "approve" as const,
  verificationId: asked.verification.id,
  requestId: asked.request.id,
  emailKey: asked.verification.supervisorEmailKey,
  occasion,
  ...freezeRequest(context, asked),
  expiresAt: new Date(context.now().getTime() + linkLifetimeMs),
  createdAt: context.now(),
});

function said({ request: { caseId }, verification }: AskedRequest, why: Occasion) {
  const { officer, caseNumber, language } = verification;
  const { filed, ready, again, second } = words(language).ask;
  const who = [titledName(officer), officer.agency].filter(Boolean).join(", ");
  if (why.occasion === "second")
    return {
      subject: second.subject(caseId),
      title: second.title,
      text: second.text(who, caseId, why.approver, money(why.amountCents, language)),
    };
  const t = why.occasion === "filed" ? filed : why.isVoided ? again : ready;
  return {
    subject: t.subject(caseId, officer.name),
    title: t.title,
    text: t.text(who, caseId, caseNumber),
  };
}
