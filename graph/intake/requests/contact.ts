import * as z from "zod/mini";
import { digitsIn, formLanguage, tooLong, trimmed } from "../../../shared/core/forms/fields.ts";
import { emailProblem, foldEmail } from "../../../shared/core/forms/email.ts";
import { phoneField, phoneProblem, type PhoneField } from "../../core/text/phone.ts";
import { typedText } from "../../../shared/core/text/typed.ts";
import { optionalNeeds } from "../../../shared/intake/needs/rules.ts";
import { newRequest } from "../../../shared/intake/requests/rules.ts";
import { says } from "../../../shared/intake/requests/sentences.ts";

/** The REST payload, with the victim's contact as one free text. */
export const newRequestOverRest = z.object({
  caseId: z.optional(trimmed(z.maxLength(40, tooLong))),
  victimName: newRequest.shape.victimName,
  victimContact: trimmed(
    z.minLength(10, says.phoneMissing),
    z.maxLength(600, tooLong),
    z.check(({ value, issues }) => {
      const message = contactProblem(value);
      if (message !== undefined) issues.push({ code: "custom", input: value, message, continue: true });
    }),
  ),
  requestDetails: newRequest.shape.requestDetails,
  urgencyLevel: newRequest.shape.urgencyLevel,
  evidenceUrls: newRequest.shape.evidenceUrls,
  needs: optionalNeeds,
  language: formLanguage,
  /** Accepted and ignored: the session identifies the requester. */
  officerId: z.optional(z.unknown()),
});

/** What a free contact text says. Empty parts are missing. */
export interface ReadContact {
  /** The number that is the person's phone, with its extension. Further ones stay in the text. */
  phone: PhoneField;
  email: string;
  /** Why the number that looks like the person's phone is none. */
  problem: string | undefined;
}

/** Reads "Case 26-104488, phone 512-555-0143 ext. 2, ana@example.com". */
export function readContact(contact: string): ReadContact {
  const text = typedText(contact);
  const email = emailIn(contact);
  const numbers = numbersIn(text).filter(({ kind }) => kind !== "other");
  const inOrder = [...numbers.filter(({ kind }) => kind === "phone"), ...numbers];
  const first = inOrder.find(({ problem }) => !problem);
  const wrong = first ? undefined : inOrder[0]?.problem;
  return { phone: phoneField(first?.written ?? ""), email, problem: wrong };
}

/** A free text needs an email address or a complete number, and no number that is a wrong one. */
function contactProblem(contact: string): string | undefined {
  const { phone, email, problem } = readContact(contact);
  const wrong = problem ?? (email ? emailProblem(email, says.emailMissing) : undefined);
  if (wrong !== undefined) return wrong;
  return email === "" && digitsIn(phone.text) < completeNumber ? says.phoneMissing : undefined;
}

const completeNumber = 10;

interface FoundNumber {
  /** As written, with its extension. */
  written: string;
  problem: string | undefined;
  /** What the words before it say that it is. */
  kind: "phone" | "other" | "unknown";
}

/** Every number of a text that is grouped like a phone number. Digits of addresses are left out. */
function numbersIn(text: string): FoundNumber[] {
  const plain = text
    .split(/([\s,;<>])/)
    .map((part) => (part.includes("@") || part === "\n" ? "," : part))
    .join("");
  const found: FoundNumber[] = [];
  for (const { 0: run, index } of plain.matchAll(/[\d\s().+-]+/g))
    for (const { from, to, isUsual } of groupsIn(run)) {
      const before = plain.slice(Math.max(0, index + from - labelLength), index + from);
      const after = plain.slice(index + to, index + to + extensionLength);
      const written = run.slice(from, to) + (extension.exec(after)?.[0] ?? "");
      const kind = kindAfter(before);
      if (isUsual || kind === "phone") found.push({ written, problem: phoneProblem(written), kind });
    }
  return found;
}

const labelLength = 24;
const wordsOf = (words: string) => new Set(words.split(" "));
const phoneWords = wordsOf(
  "phone telephone tel cell cellular mobile call text sms whatsapp teléfono telefono móvil movil celular téléphone tél portable",
);
const otherWords = wordsOf(
  "case report file badge incident caso informe expediente placa dossier rapport id ssn zip",
);
/** Between such a word and its number. */
const numberWords = wordsOf("no nr number num número numero numéro");

/**
 * A word for a phone counts anywhere since the last number. A word for something else counts
 * directly before the number, because a case manager has a phone.
 */
function kindAfter(before: string): FoundNumber["kind"] {
  const said = before.toLowerCase().split(/\d/).at(-1) ?? "";
  const words = said.match(/\p{L}+/gu) ?? [];
  if (words.some((word) => phoneWords.has(word))) return "phone";
  // "EM-5125550143" is one word.
  if (/\p{L}[-.]?$/u.test(said)) return "other";
  const named = words.filter((word) => !numberWords.has(word)).at(-1);
  return named !== undefined && otherWords.has(named) ? "other" : "unknown";
}

const extensionLength = 24;
const extension = /^[\s,;]*(?:ext(?:ensi[oó]n)?|x|#|poste|anexo|interno)[\s.:#]*\d{1,7}(?!\w)/iu;

interface Grouped {
  from: number;
  to: number;
  /** Grouped as people write phone numbers. */
  isUsual: boolean;
}

/** The parts of a run of digits and separators that can be phone numbers, from its beginning. */
function groupsIn(run: string): Grouped[] {
  const groups = Array.from(run.matchAll(/\d+/g), ({ 0: digits, index }) => ({
    digits,
    from: index - (/[(+]{1,2}$/.exec(run.slice(Math.max(0, index - 2), index))?.[0].length ?? 0),
    to: index + digits.length,
  }));
  const found: Grouped[] = [];
  for (let at = 0; at < groups.length; at += 1) {
    const first = groups[at];
    if (!first || /\d[-.]$/.test(run.slice(Math.max(0, first.from - 2), first.from))) continue;
    const count = countOf(groups.slice(at, at + maxGroups), run);
    const last = groups[at + Math.max(count, 1) - 1] ?? first;
    if (count === 0 && first.digits.length < localDigits) continue;
    if (/^[-.]\d/.test(run.slice(last.to, last.to + 2))) continue;
    found.push({ from: first.from, to: last.to, isUsual: count > 0 });
    at += Math.max(count, 1) - 1;
  }
  return found;
}

const localDigits = 7;
const maxGroups = 8;
/** The lengths of groups: 5125550143, 512 5550143, (512) 555-0143, 1 512 555 0143, 555-0143. */
const usual = new Set(["10", "11", "3-7", "6-4", "3-3-4", "1-10", "1-3-7", "1-3-3-4", "7", "3-4"]);

/** How many groups are one number. 0 if they are grouped like something else. */
function countOf(groups: readonly { digits: string; from: number; to: number }[], run: string): number {
  const [first] = groups;
  if (!first) return 0;
  const isInternational = run[first.from] === "+" || /^(?:00|011)(?:[1-9]|$)/.test(first.digits);
  const counts = groups.map((_group, index) => groups.length - index);
  const fits = (count: number) => {
    const written = run.slice(first.from, groups[count - 1]?.to);
    const digits = digitsIn(written);
    return digits > localDigits && digits < longestNumber && written;
  };
  if (isInternational) {
    const possible = counts.filter(fits);
    return possible.find((count) => !phoneProblem(fits(count) || "")) ?? possible[0] ?? 0;
  }
  const shapeOf = (count: number) =>
    groups
      .slice(0, count)
      .map(({ digits }) => digits.length)
      .join("-");
  const isTrunk = first.digits.startsWith("1");
  return (
    counts.find((count) => usual.has(shapeOf(count)) && (isTrunk || !/^1(?:1$|-)/.test(shapeOf(count)))) ?? 0
  );
}

/** With the sign of a foreign call, 011. */
const longestNumber = 19;

/** The first word with something before an "@", and a dot between other signs after it. */
function emailIn(contact: string): string {
  for (const word of contact.split(/[\s,;<>]+/)) {
    let at = word.indexOf("@", 1);
    while (at > 0 && word[at - 1] === ":") at = word.indexOf("@", at + 1);
    const dot = at > 0 ? word.indexOf(".", at + 2) : -1;
    if (dot > 0 && dot < word.length - 1) return foldEmail(word.slice(word.lastIndexOf(":", at) + 1));
  }
  return "";
}
