import type { Officer } from "../../prisma/client/client.ts";
import { composeMessage, mailLayout, type OutgoingMessage } from "../communications/compose.ts";
import { lettersToOfficer } from "../communications/officer.ts";
import type { Context } from "../core/context.ts";
import { asLanguage, localeTags, money } from "../core/i18n/i18n.ts";
import { helpTypesOf } from "../needs/rules.ts";
import { sayPaid } from "../needs/say.ts";
import type { DecisionFacts } from "./facts.ts";
import { pseudonymOf, withoutName, writtenName } from "../recipients/naming.ts";
import { words } from "./words.ts";
import { says } from "./sentences.ts";

/** The letters that go out with an approval: to the officer, and to the person in need, whose letter never names a supervisor. */
export function approvalLetters(context: Context, facts: DecisionFacts, amountCents: number) {
  const { caseId, language } = facts;
  const { officer: forOfficer, victim: forVictim } = words(language).approved;
  const officer = toOfficer(facts, "letter-officer", {
    subject: forOfficer.subject(caseId),
    title: forOfficer.title,
    paragraphs: [
      forOfficer.text(caseId, money(amountCents, language), helpOf(facts, { withPlace: !facts.anonymous })),
      reachOf(facts) ? forOfficer.next : forOfficer.tell,
    ],
  });
  const victim = toVictim(facts, "letter-victim", {
    title: forVictim.title,
    paragraphs: [
      forVictim.text(caseId, helpOf(facts, { withPlace: false })),
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
  const given = reason === says.reasonNotGiven ? forOfficer.noReason : withoutNameOf(facts, reason);
  const officer = toOfficer(facts, "officer-request-result", {
    subject: forOfficer.subject(caseId),
    title: forOfficer.title,
    paragraphs: [forOfficer.text(caseId, given), ...(reachOf(facts) ? [] : [forOfficer.tell])],
  });
  const victim = toVictim(facts, "victim-request-result", {
    title: forVictim.title,
    paragraphs: [forVictim.text(caseId), forVictim.help],
  });
  return [...officer, ...victim].map((letter) => composeMessage(context, letter));
}

/** Whoever decides may have written the name of somebody who wishes to stay anonymous. */
function withoutNameOf({ anonymous, caseId, language, victimName, victim }: DecisionFacts, text: string) {
  if (!anonymous) return text;
  const pseudonym = pseudonymOf(caseId, language);
  return withoutName(withoutName(text, victimName, pseudonym), victim?.fullName ?? "", pseudonym);
}

/** To the officer of a request: an approval no longer counts, because the request has changed. */
export function voidedLetters(
  request: { id: number; caseId: string; language: string; officer: Officer; verificationId: number | null },
  approvers: string[],
): OutgoingMessage[] {
  const { id, caseId, language, officer, verificationId } = request;
  const t = words(language).voided;
  const names = new Intl.ListFormat(localeTags[asLanguage(language)]).format(approvers);
  return lettersToOfficer(officer, {
    kind: "officer-approval-voided",
    subject: t.subject(caseId),
    ...mailLayout({ title: t.title, paragraphs: [t.text(caseId, names), t.next], language }),
    requestId: id,
    verificationId,
  });
}

/** What the money is for, as it was stated. Where the person in need goes stands in no letter to them, which others may read. */
function helpOf(
  { requestedHelpTypes, needs, language }: DecisionFacts,
  { withPlace }: { withPlace: boolean },
) {
  const { help, someHelp } = words(language);
  if (needs && helpTypesOf(needs).length > 0) return sayPaid(needs, asLanguage(language), { withPlace });
  return requestedHelpTypes.map((type) => help[type]).join(", ") || someHelp;
}

interface Said {
  title: string;
  paragraphs: string[];
}

function toOfficer(
  facts: DecisionFacts,
  kind: OutgoingMessage["kind"],
  { subject, ...said }: Said & { subject: string },
): OutgoingMessage[] {
  if (!facts.officer) return [];
  return lettersToOfficer(facts.officer, {
    kind,
    subject,
    ...mailLayout({ ...said, language: facts.language }),
    requestId: facts.id,
    verificationId: facts.verification?.id ?? null,
  });
}

/** Where the person in need is written to: by e-mail where there is an address, else by text message; not at all where that is not wanted. */
function reachOf(facts: DecisionFacts) {
  if (!facts.contacting) return null;
  const email = facts.victim ? facts.victim.email : facts.victimEmail;
  if (email) return { channel: "email", recipientAddress: email } as const;
  const phone = facts.victim?.phone || facts.victimPhone;
  return phone ? ({ channel: "sms", recipientAddress: phone } as const) : null;
}

function toVictim(
  facts: DecisionFacts,
  kind: OutgoingMessage["kind"],
  { title, paragraphs }: Said,
): OutgoingMessage[] {
  const reach = reachOf(facts);
  if (!reach) return [];
  const { language, caseId } = facts;
  const recipientName = writtenName(facts, facts.victim?.fullName ?? facts.victimName, language);
  const greeted = [words(language).dear(recipientName), ...paragraphs];
  const body =
    reach.channel === "email"
      ? mailLayout({ title, paragraphs: greeted, language })
      : { body: { text: paragraphs.join(" ") }, language };
  const subject = `${title} (${caseId})`;
  return [{ kind, recipientType: "victim", recipientName, subject, requestId: facts.id, ...reach, ...body }];
}
