import { composeMessage, mailLayout, type Letter } from "../communications/compose.ts";
import type { Context } from "../app/context.ts";
import type { DecisionFacts } from "./facts.ts";

const dollars = (cents: number) =>
  (cents / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
const helpWords = { food: "food", shelter: "housing", transportation: "transportation" } as const;
const helpOf = ({ requestedHelpTypes }: DecisionFacts) =>
  requestedHelpTypes.map((type) => helpWords[type]).join(", ") || "emergency help";

/** The letters that go out with an approval: to the officer, and to the person in need, whose letter never names a supervisor. */
export function approvalLetters(context: Context, facts: DecisionFacts, amountCents: number) {
  const officer = toOfficer(
    facts,
    "letter-officer",
    `Case ${facts.caseId} was approved`,
    "Your request was approved",
    [
      `Case ${facts.caseId} was approved for ${dollars(amountCents)} (${helpOf(facts)}).`,
      "The person in need has been told. When the money has been handed over, mark the allocation as distributed.",
    ],
  );
  const victim = toVictim(facts, "letter-victim", "Your request for help was approved", [
    `Dear ${facts.victim?.fullName ?? facts.victimName},`,
    `Your request for emergency help, case ${facts.caseId}, was reviewed and approved. It covers ${helpOf(facts)}.`,
    ...(facts.officer ? [`${facts.officer.name} filed it for you and will be in touch.`] : []),
    "The services are being arranged. Further messages with the details you need follow within hours.",
    "This letter is valid for this help only, and without a signature.",
  ]);
  return [officer, ...victim]
    .filter((letter) => letter !== null)
    .map((letter) => composeMessage(context, letter));
}

/** A denial, told to the officer with its reason and to the person in need without it. */
export function denialLetters(context: Context, facts: DecisionFacts, reason: string) {
  const officer = toOfficer(
    facts,
    "officer-request-result",
    `Case ${facts.caseId} was denied`,
    "Your request was denied",
    [`Case ${facts.caseId} was denied. The reason given: ${reason}`],
  );
  const victim = toVictim(facts, "victim-request-result", "About your request for help", [
    `Dear ${facts.victim?.fullName ?? facts.victimName},`,
    `Your request for emergency help, case ${facts.caseId}, could not be granted by this fund.`,
    "Other help is near: call 2-1-1 at any hour for food, a room or a ride. In danger, call 911. If you think of ending your life, call or text 988.",
  ]);
  return [officer, ...victim]
    .filter((letter) => letter !== null)
    .map((letter) => composeMessage(context, letter));
}

function toOfficer(
  facts: DecisionFacts,
  kind: Letter["kind"],
  subject: string,
  title: string,
  paragraphs: string[],
): Letter | null {
  if (!facts.officer) return null;
  return {
    kind,
    channel: "email",
    recipientType: "officer",
    recipientName: facts.officer.name,
    recipientAddress: facts.officer.email,
    subject,
    ...mailLayout({ title, paragraphs }),
    requestId: facts.id,
    verificationId: facts.verification?.id ?? null,
  };
}

/** By e-mail where there is an address, else by SMS where there is a phone. */
function toVictim(facts: DecisionFacts, kind: Letter["kind"], title: string, paragraphs: string[]): Letter[] {
  const recipientName = facts.victim?.fullName ?? facts.victimName;
  const email = facts.victim?.email || facts.victimEmail;
  const phone = facts.victim?.phone || facts.victimPhone;
  const common = {
    kind,
    recipientType: "victim",
    recipientName,
    subject: `${title} (${facts.caseId})`,
    language: facts.language,
    requestId: facts.id,
  } as const;
  if (email)
    return [
      {
        ...common,
        channel: "email",
        recipientAddress: email,
        ...mailLayout({ title, paragraphs, language: facts.language }),
      },
    ];
  if (phone)
    return [
      { ...common, channel: "sms", recipientAddress: phone, text: paragraphs.slice(1).join(" "), html: "" },
    ];
  return [];
}
