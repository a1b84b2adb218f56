import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { Refusal } from "../errors.ts";
import { digitsIn } from "../forms/fields.shared.ts";
import { says as formSays } from "../forms/sentences.ts";
import { says } from "../sentences.ts";
import { comparable } from "./typed.shared.ts";

/** A telephone number as typed, read by the numbering plans of all countries. */
export interface Phone {
  /** `+15125550143`: one spelling of one line, for gateways and comparisons. */
  e164: string;
  extension: string | undefined;
  /** Whether a country's numbering plan assigns such numbers, not only numbers of this length. */
  isCallable: boolean;
}

/** A number without a country code is a US number. Undefined if no country has such numbers. */
export function readPhone(written: string): Phone | undefined {
  const parsed = parsePhoneNumberFromString(withPlus(comparable(written)), "US");
  if (!parsed?.isPossible()) return undefined;
  return { e164: parsed.number, extension: parsed.ext, isCallable: parsed.isValid() };
}

/**
 * The numbers of a form in E.164, by field. INVALID names each field whose number no country has. A
 * number without an area code is accepted where its form asks for 7 digits, but it has no E.164.
 */
export function readPhones<Field extends string>(
  written: Record<Field, string>,
): Record<Field, string | null> {
  const fields = Object.keys(written) as Field[];
  const wrong = fields.filter((field) => !isPlausible(written[field]));
  if (wrong.length > 0)
    throw new Refusal(
      "INVALID",
      says.formFailed,
      Object.fromEntries(wrong.map((field) => [field, [formSays.phoneWrong]])),
    );
  const read = fields.map((field) => [field, e164Of(written[field])]);
  return Object.fromEntries(read) as Record<Field, string | null>;
}

/** Null without a complete number. */
export const e164Of = (written: string): string | null => readPhone(written)?.e164 ?? null;

const localDigits = 7;
const isPlausible = (written: string) =>
  written === "" || readPhone(written) !== undefined || digitsIn(written) === localDigits;

/** Most countries dial 00 before a country code, and no US number starts with it. */
const withPlus = (written: string) => written.replace(/^[\s(]*00[\s).-]*(?=[1-9])/, "+");
