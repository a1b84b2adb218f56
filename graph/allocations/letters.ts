import { composeMessage, mailLayout, type Letter } from "../communications/compose.ts";
import { lettersToOfficer } from "../communications/officer.ts";
import type { Context } from "../app/context.ts";
import { money } from "../app/i18n.ts";
import type { DecisionFacts } from "./facts.ts";
import { reasonNotGiven } from "./rules.ts";
import { words } from "./words.ts";

/** The letters that go out with an approval: to the officer, and to the person in need, whose letter never names a supervisor. */
export function approvalLetters(context: Context, facts: DecisionFacts, amountCents: number) {
  const { caseId, language } = facts;
  const { officer: forOfficer, victim: forVictim } = words(language).approved;
  const officer = toOfficer(facts, "letter-officer", {
    subject: forOfficer.subject(caseId),
    title: forOfficer.title,
    paragraphs: [forOfficer.text(caseId, money(amountCents, language), helpOf(facts)), forOfficer.next],
  });
  const victim = toVictim(facts, "letter-victim", {
    title: forVictim.title,
    paragraphs: [
      forVictim.text(caseId, helpOf(facts)),
      ...(facts.officer ? [forVictim.officer(facts.officer.name)] : []),
      forVictim.next,
      forVictim.valid,
    ],
  });
  return [...officer, ...victim].map((letter) => composeMessage(context, letter));
}

/** A denial, told to the officer with its reason and to the person in need without it. */
export function denialLetters(context: Context, facts: DecisionFacts, reason: string) {
  const { caseId, language } = facts;
  const { officer: forOfficer, victim: forVictim } = words(language).denied;
  const given = reason === reasonNotGiven ? forOfficer.noReason : reason;
  const officer = toOfficer(facts, "officer-request-result", {
    subject: forOfficer.subject(caseId),
    title: forOfficer.title,
    paragraphs: [forOfficer.text(caseId, given)],
  });
  const victim = toVictim(facts, "victim-request-result", {
    title: forVictim.title,
    paragraphs: [forVictim.text(caseId), forVictim.help],
  });
  return [...officer, ...victim].map((letter) => composeMessage(context, letter));
}

function helpOf({ requestedHelpTypes, language }: DecisionFacts) {
  const { help, someHelp } = words(language);
  return requestedHelpTypes.map((type) => help[type]).join(", ") || someHelp;
}

interface Said {
  title: string;
  paragraphs: string[];
}

function toOfficer(
  facts: DecisionFacts,
  kind: Letter["kind"],
  { subject, ...said }: Said & { subject: string },
): Letter[] {
  if (!facts.officer) return [];
  return lettersToOfficer(facts.officer, {
    kind,
    subject,
    ...mailLayout({ ...said, language: facts.language }),
    requestId: facts.id,
    verificationId: facts.verification?.id ?? null,
  });
}

/** By e-mail where there is an address, else by SMS where there is a phone. */
function toVictim(facts: DecisionFacts, kind: Letter["kind"], { title, paragraphs }: Said): Letter[] {
  const { language } = facts;
  const recipientName = facts.victim?.fullName ?? facts.victimName;
  const email = facts.victim?.email || facts.victimEmail;
  const phone = facts.victim?.phone || facts.victimPhone;
  const common = {
    kind,
    recipientType: "victim",
    recipientName,
    subject: `${title} (${facts.caseId})`,
    requestId: facts.id,
  } as const;
  if (email)
    return [
      {
        ...common,
        channel: "email",
        recipientAddress: email,
        ...mailLayout({ title, paragraphs: [words(language).dear(recipientName), ...paragraphs], language }),
      },
    ];
  if (phone)
    return [
      {
        ...common,
        channel: "sms",
        recipientAddress: phone,
        text: paragraphs.join(" "),
        html: "",
        language,
      },
    ];
  return [];
}
