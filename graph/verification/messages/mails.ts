import type { Officer, Verification } from "../../../prisma/client/client.ts";
import { mailLayout, type OutgoingMessage } from "../../communications/compose.ts";
import { lettersToOfficer } from "../../communications/officer.ts";
import { html } from "../../core/pages/html.ts";
import { marked } from "../../core/pages/parts.ts";
import type { HelpType } from "../../requests/rules.shared.ts";
import { emergencyGrantMinutes, inOrder, linkLifetimeMs } from "../rules.shared.ts";
import { words } from "../words.ts";
import { hourMs } from "../../core/time/durations.shared.ts";

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
export function emergencyNotice(verification: MailedCase, address: string, href: string): OutgoingMessage {
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
        `${whoIs(inEnglish)} has provisional access to case ${verification.caseNumber} for ${emergencyGrantMinutes} minutes. We notified the supervisor.`,
        facts(inEnglish),
      ],
      button: { label: "Open Officers", href },
    }),
  };
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
  words(language).dear(`${supervisorRank} ${supervisorName}`.trim());
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
