import type { Officer, Verification } from "../../prisma/client/client.ts";
import { mailLayout, type Letter } from "../communications/compose.ts";
import { html } from "../app/html.ts";
import type { HelpType } from "../requests/rules.ts";
import { emergencyGrantMinutes, inOrder, linkLifetimeMs } from "./rules.ts";

export type MailedCase = Verification & { officer: Officer };

/** The supervisor's own letter: who asks, for what, and the link that is his alone. */
export function supervisorMail(verification: MailedCase, href: string): Letter {
  const { officer } = verification;
  const hours = linkLifetimeMs / 3_600_000;
  return toSupervisor(verification, {
    kind: "supervisor-verification",
    subject: `Please confirm ${officer.rank} ${officer.name}, case ${verification.caseNumber}`,
    ...mailLayout({
      title: "Please confirm your officer",
      paragraphs: [
        greeting(verification),
        `${whoIs(verification)} asks for emergency help on a case and named you as supervisor.`,
        facts(verification),
        "Open the page below and answer there: confirm the officer, or say that this is not your officer. You will need the officer's badge number. Opening the page decides nothing.",
        `The link is personal: do not forward it. It works for one answer, within ${hours} hours. You need no account.`,
        "If you do not know this officer, please answer “not my officer”, so that nobody acts in your name.",
      ],
      button: { label: "Read the case and answer", href },
    }),
  });
}

/** Told at once: somebody took the emergency way around the supervisor. */
export function emergencySupervisorMail(verification: MailedCase): Letter {
  return toSupervisor(verification, {
    kind: "supervisor-emergency",
    subject: `911 Verify was used on case ${verification.caseNumber}`,
    ...mailLayout({
      title: "911 Verify was used before your answer",
      paragraphs: [
        greeting(verification),
        `${whoIs(verification)} used 911 Verify on case ${verification.caseNumber}. It lets the officer record the case for ${emergencyGrantMinutes} minutes without your answer. It gives no right over money.`,
        "Your answer is still needed: please use the link in our earlier mail. If this is not your officer, say so there and the access ends.",
      ],
    }),
  });
}

export function emergencyNotice(verification: MailedCase, address: string): Letter {
  return {
    kind: "emergency-notice",
    channel: "email",
    recipientType: "admin",
    recipientName: "Emergency notifications",
    recipientAddress: address,
    verificationId: verification.id,
    subject: `911 Verify was used on case ${verification.caseNumber}`,
    ...mailLayout({
      title: "911 Verify was used",
      paragraphs: [
        `${whoIs(verification)} has provisional access to case ${verification.caseNumber} for ${emergencyGrantMinutes} minutes. The supervisor was told.`,
        facts(verification),
      ],
    }),
  };
}

export function resultMail(verification: MailedCase, decision: "verified" | "rejected"): Letter {
  const { officer, caseNumber } = verification;
  const words = decision === "verified" ? confirmed : denied;
  return {
    kind: "officer-verification-result",
    channel: "email",
    recipientType: "officer",
    recipientName: officer.name,
    recipientAddress: officer.email,
    language: verification.language,
    verificationId: verification.id,
    subject: `${words.title}: case ${caseNumber}`,
    ...mailLayout({
      title: words.title,
      paragraphs: [`${officer.rank} ${officer.name},`, words.text(caseNumber), words.next],
    }),
  };
}

const confirmed = {
  title: "You are verified",
  text: (caseNumber: string) => `your supervisor confirmed you for case ${caseNumber}.`,
  next: "Go back to the page where you filled the form: it has noticed already, and you can continue there.",
};
const denied = {
  title: "Verification denied",
  text: (caseNumber: string) => `your supervisor did not verify case ${caseNumber}.`,
  next: "Please contact them directly.",
};

const toSupervisor = (
  verification: MailedCase,
  rest: Pick<Letter, "kind" | "subject" | "text" | "html">,
): Letter => ({
  channel: "email",
  recipientType: "supervisor",
  recipientName: verification.supervisorName,
  recipientAddress: verification.supervisorEmail,
  language: verification.language,
  verificationId: verification.id,
  ...rest,
});

const greeting = ({ supervisorRank, supervisorName }: Verification) =>
  `Dear ${`${supervisorRank} ${supervisorName}`.trim()},`;
const whoIs = ({ officer }: MailedCase) =>
  `${officer.rank} ${officer.name}${officer.agency ? ` of ${officer.agency}` : ""}`;

const facts = ({ caseNumber, services, incidentDescription }: Verification) =>
  html`Case number: ${caseNumber}<br />Services asked for:
    ${servicesAsWords(services)}${incidentDescription && html`<br />Incident: ${incidentDescription}`}`;

const serviceWords: Record<HelpType, string> = {
  food: "Food",
  shelter: "Housing",
  transportation: "Transportation",
};
export const servicesAsWords = (services: readonly HelpType[]) =>
  inOrder(services)
    .map((type) => serviceWords[type])
    .join(", ") || "not stated";
