import { parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";
import { Refusal } from "../errors.ts";
import { digitsIn } from "../../../shared/core/forms/fields.ts";
import { says as formSays } from "../../../shared/core/forms/sentences.ts";
import type { Phrase } from "../../../shared/core/i18n/phrases.ts";
import { says } from "../../../shared/core/sentences.ts";
import { typedText } from "../../../shared/core/text/typed.ts";

/** A telephone number as typed, read by the numbering plans of all countries. */
export interface Phone {
  /** `+15125550143`: one spelling of one line, for gateways and comparisons. */
  e164: string;
  extension: string | undefined;
  /** Whether a country's numbering plan assigns such numbers, not only numbers of this length. */
  isCallable: boolean;
}

/** A phone field as it is stored. */
export interface PhoneField {
  /** As typed, on one line: the number and its extension, and nothing else. */
  text: string;
  /** Null if the text is empty or has no area code. */
  e164: string | null;
}

/**
 * A number without a country code is a US number. Undefined if no country has such numbers, and for
 * premium numbers, which we do not call.
 */
export function readPhone(written: string): Phone | undefined {
  const parsed = parsed164(written, { isWhole: false });
  if (!parsed?.isPossible() || wrongNumber(parsed)) return undefined;
  return { e164: parsed.number, extension: parsed.ext, isCallable: parsed.isValid() };
}

/**
 * The phone fields of a form. INVALID names each field that is not one number of one country, with
 * an extension if it has one. A number without an area code is accepted where its form asks for 7
 * digits.
 */
export function readPhones<Field extends string>(
  written: Readonly<Record<Field, string>>,
): Record<Field, PhoneField> {
  const fields = Object.keys(written) as Field[];
  const wrong = fields.flatMap((field) => {
    const problem = phoneProblem(written[field]);
    return problem ? [[field, [problem]] as const] : [];
  });
  if (wrong.length > 0) throw new Refusal("INVALID", says.formFailed, Object.fromEntries(wrong));
  const read = fields.map((field) => [field, phoneField(written[field])]);
  return Object.fromEntries(read) as Record<Field, PhoneField>;
}

/** Why a phone field is refused. Undefined for an empty one. */
export function phoneProblem(written: string): Phrase | undefined {
  const text = onOneLine(written);
  if (text === "" || isLocal(text)) return undefined;
  const parsed = parsed164(text, { isWhole: true });
  if (parsed?.isPossible()) return wrongNumber(parsed);
  const isMoreThanOne = /[^\d\s+().-]/.test(text) || digitsIn(text) >= twoNumbers;
  return isMoreThanOne ? formSays.phoneOnly : formSays.phoneWrong;
}

/** The same for a number that people call for help, which may also be a short code, such as 211. */
export function supportPhoneProblem(written: string): Phrase | undefined {
  const digits = digitsIn(written);
  if (digits === 0 || digits >= localDigits) return phoneProblem(written);
  return /^\D*[2-9]/.test(onOneLine(written)) ? undefined : formSays.phoneImpossible;
}

/** Null without a complete number. */
export const e164Of = (written: string): string | null => readPhone(written)?.e164 ?? null;

export const phoneField = (written: string): PhoneField => ({
  text: onOneLine(written),
  e164: e164Of(written),
});

const twoNumbers = 20;
const localDigits = 7;
const isLocal = (text: string) => digitsIn(text) === localDigits && /^[\d\s().-]+$/.test(text);

const onOneLine = (written: string) =>
  typedText(written)
    .replace(/^\s*tel:/i, "")
    .replace(/\s+/g, " ")
    .trim();

function parsed164(written: string, { isWhole }: { isWhole: boolean }): PhoneNumber | undefined {
  const text = withPlus(onOneLine(written)).replace(foreignExtension, " ext. ");
  return parsePhoneNumberFromString(text, { defaultCountry: "US", extract: !isWhole });
}

/** Most countries dial 00 before a country code, and no US number starts with it. */
const withPlus = (written: string) => written.replace(/^[\s(]*00[\s).-]*(?=[1-9])/, "+");

/** French and Spanish words for an extension, which the library does not know. */
const foreignExtension = /[\s,](?:poste|anexo|interno)\b\.?[\s:]*(?=\d)/i;

/** A number of the right length can still be one that no one has, or that costs the caller. */
function wrongNumber(parsed: PhoneNumber): Phrase | undefined {
  if (parsed.getType() === "PREMIUM_RATE") return formSays.phonePremium;
  const isNorthAmerican = parsed.countryCallingCode === "1";
  return isNorthAmerican && !northAmerican.test(parsed.nationalNumber) ? formSays.phoneImpossible : undefined;
}

/**
 * In North America neither an area code nor what follows it begins with 0 or 1, and N11 and N9N are
 * no area codes. Not more than that, because new area codes come every year. No one has area code
 * 555, so examples use it.
 */
const northAmerican = /^(?:555\d{7}|[2-9](?!11|9)\d\d[2-9]\d{6})$/;
