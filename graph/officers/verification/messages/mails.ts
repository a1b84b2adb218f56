import { titledName } from "../../../../shared/core/text/titled-name.ts";
import type { Officer, Verification } from "../../../../prisma/client/client.ts";
import { mailLayout, type OutgoingMessage } from "../../../messages/communications/compose.ts";
import { lettersToOfficer } from "../../../messages/communications/officer.ts";
import { html } from "../../../core/pages/html.ts";
import { marked } from "../../../core/pages/parts.ts";
import type { HelpType } from "../../../../shared/intake/requests/rules.ts";
import {
  emergencyGrantMinutes,
  inOrder,
  linkLifetimeMs,
} from "../../../../shared/officers/verification/rules.ts";
import { words } from "../words.ts";
import { hourMs } from "../../../../shared/core/time/durations.ts";

export type MailedCase = Verification & { officer: Officer };

/** Where this case is answered, and where everything is that waits for the supervisor. */
export interface SupervisorLinks {
  href: string;
  all: string;
}

/** The email to the supervisor: who requests help, for what, and the personal link. */
export function supervisorMail(verification: MailedCase, { href, all }: SupervisorLinks): OutgoingMessage {
  const { officer, caseNumber, language } = verification;
  const t = words(language);
  return toSupervisor(verification, {
    kind: "supervisor-verification",
    subject: t.ask.subject(officer, caseNumber),
    ...mailLayout({
      title: t.ask.title,
      paragraphs: [
        greeting(verification),
        t.ask.asks(whoIs(verification)),
        facts(verification),
        t.ask.how,
        t.ask.personal(linkLifetimeMs / hourMs),
        t.ask.unknown,
      ],
      button: { label: t.ask.button, href },
      further: { label: t.ask.all, href: all },
      language,
    }),
  });
}

/** Sent at once when an officer uses 911 Verify before the supervisor answers. */
export function emergencySupervisorMail(
  verification: MailedCase,
  { href, all }: SupervisorLinks,
): OutgoingMessage {
  const { caseNumber, language } = verification;
  const { ask, emergency: t } = words(language);
  return toSupervisor(verification, {
    kind: "supervisor-emergency",
    subject: t.subject(caseNumber),
    ...mailLayout({
      title: t.title,
      paragraphs: [
        greeting(verification),
        t.used(whoIs(verification), caseNumber, emergencyGrantMinutes),
        t.answer,
      ],
      button: { label: ask.button, href },
      further: { label: ask.all, href: all },
      language,
    }),
  });
}

/** To the emergency desk. Emails to administrators are in English. */
export function emergencyNotice(
  verification: MailedCase,
  address: string,
  href: string,
  isMailed = true,
): OutgoingMessage {
  const inEnglish = { ...verification, language: "en" };
  return {
    kind: "emergency-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Emergency notifications",
    recipientAddress: address,
    verificationId: verification.id,
    subject: words("en").emergency.subject(verification.caseNumber),
    ...mailLayout({
      title: "911 Verify was used",
      paragraphs: [
        `${whoIs(inEnglish)} has provisional access to case ${verification.caseNumber} for ${emergencyGrantMinutes} minutes. ${
          isMailed
            ? "The supervisor gets an email too."
            : "The supervisor got several emails without an answer, so the next one lists this officer. Please call the supervisor."
        }`,
        facts(inEnglish),
      ],
      button: { label: "Open Officers", href },
    }),
  };
}

interface InRoundup {
  verification: MailedCase;
  links: SupervisorLinks;
}

/** The email to a supervisor who did not answer several: each officer who waits, with a link. */
export function roundupMail(items: readonly InRoundup[]): OutgoingMessage {
  const newest = items.at(-1);
  if (!newest) throw new Error("No one waits");
  const { verification, links } = newest;
  const t = words(verification.language);
  const { verificationId: _one, ...mail } = toSupervisor(verification, {
    kind: "supervisor-roundup",
    subject: t.roundup.title(items.length),
    ...mailLayout({
      title: t.roundup.title(items.length),
      paragraphs: [
        greeting(verification),
        t.roundup.lead,
        ...items.map(({ verification: one, links: { href } }) => {
          const who = whoIs({ ...one, language: verification.language });
          return html`${who}<br />${t.labelled(t.caseNumber, one.caseNumber)}<br /><a href="${href}"
              >${href}</a
            >`;
        }),
        t.ask.how,
        t.ask.personal(linkLifetimeMs / hourMs),
        t.ask.unknown,
      ],
      further: { label: t.ask.all, href: links.all },
      language: verification.language,
    }),
  });
  return mail;
}

/** To the officer. It says if an administrator answered instead of the supervisor. */
export function resultMails(
  verification: MailedCase,
  decision: "verified" | "rejected",
  { href, method = "email" }: { href: string; method?: "email" | "admin" },
): OutgoingMessage[] {
  const { officer, caseNumber, language } = verification;
  const { subject, greeting: hello, byAdmin, verified, [decision]: t } = words(language).result;
  return lettersToOfficer(officer, {
    kind: "officer-verification-result",
    verificationId: verification.id,
    subject: subject(t.title, caseNumber),
    ...mailLayout({
      title: t.title,
      ...(decision === "verified" && { button: { label: verified.button, href } }),
      paragraphs: [
        hello(officer),
        (method === "admin" ? byAdmin[decision] : t.text)(caseNumber),
        method === "admin" && decision === "rejected" ? byAdmin.contact : t.next,
      ],
      language,
    }),
  });
}

const toSupervisor = (
  verification: MailedCase,
  rest: Pick<OutgoingMessage, "kind" | "subject" | "body" | "language">,
): OutgoingMessage => ({
  channel: "email",
  recipientType: "supervisor",
  recipientName: verification.supervisorName,
  recipientAddress: verification.supervisorEmail,
  verificationId: verification.id,
  ...rest,
});

const greeting = ({ supervisorRank, supervisorName, language }: Verification) =>
  words(language).dear(titledName({ rank: supervisorRank, name: supervisorName }));
const whoIs = ({ officer, language }: MailedCase) => words(language).whoIs(officer, officer.agency);

function facts({ caseNumber, services, incidentDescription, language }: Verification) {
  const t = words(language);
  return html`${marked(t.labelled(t.caseNumber, caseNumber), caseNumber)}<br />
    ${t.labelled(t.servicesAskedFor, servicesAsWords(services, language))}
    ${incidentDescription && html`<br />${t.labelled(t.incident, incidentDescription)}`}`;
}

export function servicesAsWords(services: readonly HelpType[], language: string) {
  const t = words(language);
  return (
    inOrder(services)
      .map((type) => t.services[type])
      .join(", ") || t.noServices
  );
}
