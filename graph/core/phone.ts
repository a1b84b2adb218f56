import { parsePhoneNumberFromString } from "libphonenumber-js/max";

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
  const parsed = parsePhoneNumberFromString(withPlus(written.normalize("NFKC")), "US");
  if (!parsed?.isPossible()) return undefined;
  return { e164: parsed.number, extension: parsed.ext, isCallable: parsed.isValid() };
}

/** Most countries dial 00 before a country code, and no US number starts with it. */
const withPlus = (written: string) => written.replace(/^[\s(]*00[\s).-]*(?=[1-9])/, "+");
