import * as z from "zod/mini";
import { nameText } from "../../core/forms/names.ts";
import { emailText } from "../../core/forms/email.ts";
import { maxEvidenceFiles } from "../evidence/rules.ts";
import { helpTypes, optionalNeeds, type HelpType } from "../needs/rules.ts";
import {
  birthDateChecks,
  birthDateMissing,
  digitsIn,
  formLanguage,
  tooLong,
  trimmed,
} from "../../core/forms/fields.ts";
import { contactChecks, contactFields, contactIn, isSaid, safeContactForm } from "../safe-contact/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { withoutEnding } from "../../core/text/ends.ts";

/** From most to least urgent: the database sorts by the same order. */
export const urgencyLevels = ["critical", "high", "medium", "low"] as const;
export type UrgencyLevel = (typeof urgencyLevels)[number];
/** What the public form offers. */
export const offeredUrgencyLevels = ["high", "medium", "low"] as const;

export { helpTypes, type HelpType };

/**
 * An uploaded file by its address; a browser's own "blob:" address is accepted and ignored
 * (intake/evidence/service.ts).
 */
const evidenceUrl = z.string().check(z.regex(/^(\/files\/[0-9a-f-]{36}|blob:\S{1,300})$/, says.fileUnknown));

const emailMissing = says.emailMissing;
const victimInfoEmailMissing = formSays.emailInvalid;

/** The form at /new-request. */
export const newRequest = z.object({
  caseId: trimmed(z.minLength(3, says.caseIdMissing), z.maxLength(40, tooLong)),
  urgencyLevel: z._default(
    z.enum(offeredUrgencyLevels, {
      error: ({ input }) => (input === "critical" ? says.urgencyCritical : says.urgencyMissing),
    }),
    "medium",
  ),
  victimName: nameText({ missing: says.nameMissing }),
  victimAddress: trimmed(z.minLength(5, says.addressMissing), z.maxLength(300, tooLong)),
  victimPhone: trimmed(
    z.maxLength(40, tooLong),
    z.refine((phone) => digitsIn(phone) >= 10, says.phoneMissing),
  ),
  /** Empty if the person has none: then letters go by text message to the required telephone. */
  victimEmail: emailText(emailMissing),
  requestDetails: trimmed(z.minLength(10, says.detailsMissing), z.maxLength(5000, tooLong)),
  evidenceUrls: z._default(
    z.array(evidenceUrl, says.evidenceWrong).check(z.maxLength(maxEvidenceFiles, says.tooManyFiles)),
    [],
  ),
  needs: optionalNeeds,
  language: formLanguage,
  /** How the person may be reached. If omitted, on each way at any hour. */
  safeContact: z.optional(z.nullable(safeContactForm)),
});
export type NewRequest = z.output<typeof newRequest>;

const noEmail = z._default(z.boolean(), false);
const asEmail = { message: emailMissing, path: ["victimEmail"], when: () => true };
/** The same for the screen: an empty email is an error there, unless "No email" is checked. */
export const newRequestOnScreen = (needs: typeof optionalNeeds) =>
  z.pipe(
    z.extend(newRequest, { noEmail, needs, ...contactFields }).check(
      z.refine(({ victimEmail, noEmail }) => noEmail || victimEmail !== "", asEmail),
      ...contactChecks,
    ),
    z.transform(
      ({
        noEmail: _ticked,
        contactWay,
        contactFrom,
        contactTo,
        contactZone,
        contactLeave,
        contactTexts,
        ...input
      }) => {
        const said = contactIn({
          contactWay,
          contactFrom,
          contactTo,
          contactZone,
          contactLeave,
          contactTexts,
        });
        return isSaid(said) ? { ...input, safeContact: said } : input;
      },
    ),
  );

interface Addressed {
  victimPhone: string;
  victimEmail: string;
  victimInfo: { phone: string; email: string } | null;
}

/** The victim's phone and email, from the victim information if there is any. */
export const addressesOf = ({ victimInfo, victimPhone, victimEmail }: Addressed) => ({
  phone: victimInfo?.phone || victimPhone,
  email: victimInfo ? victimInfo.email : victimEmail,
});

/** "Phone: …, Email: …" as it is stored. */
export const contactOf = (phone: string, email: string) =>
  [...(phone ? [`Phone: ${phone}`] : []), ...(email ? [`Email: ${email}`] : [])].join(", ");

export const employmentStatuses = [
  "employed",
  "part-time",
  "unemployed",
  "student",
  "retired",
  "other",
] as const;

const optionalText = (max: number) => z.optional(z.nullable(trimmed(z.maxLength(max, tooLong))));

/**
 * The victim information form; `today` limits the date of birth. A person who may not see the
 * recorded identity leaves its fields empty, which keeps it. A name that the request already has
 * may be shorter.
 */
export const victimInfoFor = (
  today: string,
  { keepsIdentity = false, heldNames = [] as readonly (string | undefined)[] } = {},
) =>
  z.object({
    fullName: nameText({ missing: says.nameTooShort, least: 3, held: heldNames }),
    dateOfBirth: z.string(birthDateMissing).check(
      z.refine((day) => day !== "" || keepsIdentity, birthDateMissing),
      ...birthDateChecks(today),
    ),
    address: trimmed(z.minLength(5, says.addressMissing), z.maxLength(300, tooLong)),
    city: trimmed(z.minLength(2, says.cityMissing), z.maxLength(100, tooLong)),
    state: trimmed(z.minLength(2, says.stateMissing), z.maxLength(40, tooLong)),
    zipCode: trimmed(z.minLength(5, says.zipCodeMissing), z.maxLength(10, tooLong)),
    phone: trimmed(
      z.maxLength(40, tooLong),
      z.refine((phone) => digitsIn(phone) >= 10, says.phoneTooShort),
    ),
    email: emailText(victimInfoEmailMissing),
    governmentId: optionalText(60),
    needStatement: trimmed(z.minLength(20, says.needMissing), z.maxLength(5000, tooLong)),
    relationToOfficer: trimmed(z.minLength(1, says.relationMissing), z.maxLength(200, tooLong)),
    otherAssistance: optionalText(1000),
    dependents: optionalText(500),
    employmentStatus: z._default(z.enum(employmentStatuses, says.employmentMissing), "unemployed"),
    emergencyContact: optionalText(300),
    /** Of the person's letters, texts and pass. If omitted, unchanged. */
    language: formLanguage,
  });

/**
 * The same for the screen: an empty email is an error there, unless "No email" is checked. With the
 * version that was shown.
 */
export const victimInfoOnScreen = (...given: Parameters<typeof victimInfoFor>) =>
  z.pipe(
    z.extend(victimInfoFor(...given), { noEmail, version: z.coerce.number() }).check(
      z.refine(({ email, noEmail }) => noEmail || email !== "", {
        message: victimInfoEmailMissing,
        path: ["email"],
        when: () => true,
      }),
    ),
    z.transform(({ noEmail: _ticked, ...input }) => input),
  );

/**
 * EM-{year}-{4 digits}: the random part runs from 1000 to 9999 and gains a digit when a year is
 * full.
 */
export const caseIdFor = (year: number, digitsWide: number, between: (from: number, to: number) => number) =>
  `EM-${year}-${between(10 ** (digitsWide - 1), 10 ** digitsWide - 1)}`;
/** The daily limit of requests from people without a confirmation. */
export const requestsPerDayUnconfirmed = 5;
/** Of all visitors and citizens of one network, and of one of their devices. */
export const requestsPerNetworkPerDay = 60;
export const requestsPerDevicePerDay = 10;
/** The hourly limit for opening other officers' requests. */
export const foreignRequestsPerHour = 20;

/** The two-letter state at the end of an address ("…, Austin, TX 78701"), if there is one. */
export function stateInAddress(address: string, codes: ReadonlySet<string>): string | null {
  const end = address
    .toUpperCase()
    .replace(/[\s,.]+/g, " ")
    .slice(-longestEnd);
  const words = end.match(/\b[A-Z]{2}\b(?= ?(?:\d{5}(?:-\d{4})?)? ?(?:USA?)? ?$)/g);
  return words?.findLast((word) => codes.has(word)) ?? null;
}

/** "TX 78701-1234 USA", and some more. */
const longestEnd = 24;

/** City, state and ZIP code in an address; unclear parts are omitted. */
export interface AddressParts {
  /** The address without the parts in separate fields; all of it if there is no city. */
  street: string;
  city?: string;
  state?: string;
  zipCode?: string;
}

/**
 * Parses "12 Elm Street, Apt 4, Austin, TX 78701" from its end; `codeOf` knows states by code and
 * name.
 */
export function addressParts(address: string, codeOf: (written: string) => string | undefined): AddressParts {
  const whole = address.trim();
  const parts = withoutEnding(whole.replace(/\b(?:U\.?S\.?A?\.?|United States)$/i, ""), /[\s,.]/)
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);
  const zipCode = /(?:^|\s)(\d{5}(?:-\d{4})?)$/.exec(parts.at(-1) ?? "")?.[1];
  if (zipCode) parts.push((parts.pop() ?? "").slice(0, -zipCode.length).trim());
  if (parts.at(-1) === "") parts.pop();

  const [, before = "", last = ""] = /^(?:(.*)\s)?(\S+)$/.exec(parts.at(-1) ?? "") ?? [];
  const named = codeOf(parts.at(-1) ?? "");
  const state = named ?? (/^[a-z]{2}$/i.test(last) ? codeOf(last) : undefined);
  if (state) parts.splice(-1, 1, ...(named ? [] : [before].filter(Boolean)));
  const city = state && /^\p{L}[\p{L} .'-]+$/u.test(parts.at(-1) ?? "") ? parts.pop() : undefined;
  return {
    street: (city && parts.join(", ")) || whole,
    ...(city && { city }),
    ...(state && { state }),
    ...(zipCode && { zipCode }),
  };
}
