import * as z from "zod/mini";
import { isInCents } from "../../core/forms/dollars.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { comparable } from "../../core/text/typed.ts";
import { dayMs } from "../../core/time/durations.ts";
import { helpTypes, type HelpType } from "../../intake/needs/rules.ts";
import { readExpiry } from "./expiry.ts";
import { nameOf, textOf, tooLong, trimmed } from "../../core/forms/fields.ts";
import { sentenceOf } from "../../core/i18n/phrases.ts";
import { readAmount, typedDollars } from "../../core/tables/amounts.ts";
import type { dayReader } from "../../core/tables/dates.ts";
import { says } from "./sentences.ts";

/** A vendor's identity: its name in lower case without blanks, unique. */
export const vendorKey = (name: string) => comparable(name).toLowerCase().replaceAll(/\s+/g, "");

export const maxNameCharacters = 80;
const maxPhones = 5;
const maxNotesCharacters = 300;

const vendorName = nameOf(maxNameCharacters, { missing: says.nameMissing, tooLong: says.nameTooLong });
const servedTypes = z.array(z.enum(helpTypes)).check(z.minLength(1, says.helpTypesMissing));

/** A new vendor needs name and kind of help; the rest is added later. */
export const newVendor = z.object({ name: vendorName, helpTypes: servedTypes });
/** The field below a list of providers, which implies the kind of help. */
export const newProvider = z.object({ name: vendorName });

/** Empty, or an http(s) address; `javascript:` is refused. */
const link = trimmed(
  z.maxLength(300, tooLong),
  z.refine((text) => text === "" || isSecureLink(text), says.linkWrong),
);
const isSecureLink = (text: string) => /^https:\/\/[^\s/.?#]+(?:\.[^\s/.?#]+)+(?:[/?#]\S*)?$/.test(text);
const notes = trimmed(z.maxLength(maxNotesCharacters, tooLong));
const digits = (phone: string) => phone.replaceAll(/\D/g, "").length;
const isPhone = (phone: string) =>
  /^[\d+().\- ]{3,25}$/.test(phone) && digits(phone) >= 3 && digits(phone) <= 15;

/** A vendor's details. Phones are separated by line breaks or commas. */
export const vendorForm = z.object({
  name: vendorName,
  category: trimmed(z.maxLength(maxNameCharacters, tooLong)),
  helpTypes: servedTypes,
  supportHours: notes,
  supportPhones: z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) =>
        comparable(text)
          .split(/[\n,;]/)
          .map((phone) => phone.trim())
          .filter(Boolean),
      ),
      z.array(z.string()).check(
        z.maxLength(maxPhones, says.tooManyPhones),
        z.refine((phones) => phones.every(isPhone), says.phoneWrong),
      ),
    ),
  ),
  chatUrl: link,
  website: link,
  serviceArea: notes,
  emergencyContact: notes,
});

/** The number behind a phone's link. */
export const dialled = (phone: string) => phone.replaceAll(/[^\d+]/g, "");

/** REST enables or disables a vendor partner. */
export const vendorSwitch = z.object({ isActive: z.boolean(), version: z.optional(z.int32()) });

/**
 * What becomes of a code that was dispatched and not used. A prepaid one is used again, unless it
 * has expired: then its money is lost. Another one costs nothing, and someone may know it.
 */
export function endOfCode(
  { cost, expiresAt }: { cost: "prepaid" | "on_use"; expiresAt: Date | null },
  now: Date,
): "free" | "burnt" | "lost" {
  if (cost === "on_use") return "burnt";
  return expiresAt && expiresAt <= now ? "lost" : "free";
}

/** A code with less time left is given out only if there is no other. */
export const shortMs = dayMs;
export const endsSoon = (endsAt: Date, now: Date): boolean => endsAt.getTime() - now.getTime() < shortMs;

/** With fewer free codes than this, the pool is low. */
export const lowStock = 5;
/** A used pool without a free code: the provider cannot be dispatched. */
export const hasNoCode = ({ inPool, free }: { inPool: number; free: number }) => inPool > 0 && free === 0;
/** A used pool that is almost empty. */
export const isLow = ({ inPool, free }: { inPool: number; free: number }) => inPool > 0 && free < lowStock;

/** Neither codes of its own nor a device: it cannot tell that a code of this fund is one. */
export const knowsNoCode = ({ inPool, terminals }: { inPool: number; terminals: number }) =>
  inPool === 0 && terminals === 0;

export const maxImportedRows = 2000;
/** Below the size limit of a call. */
export const maxCsvCharacters = 180_000;

export interface CodeRow {
  code: string;
  helpType: HelpType | null;
  valueCents: number | null;
  expiresAt: Date | null;
  /** Whether it was paid for when it was bought, or is billed when it is used. */
  cost: CodeCost;
}

const codeCosts = ["on_use", "prepaid"] as const;
type CodeCost = (typeof codeCosts)[number];

/** Three to 64 printable signs and no blanks, in any of their spellings. */
export const isCode = (code: string): boolean => /^[\x21-\x7e]{3,64}$/.test(comparable(code));

/** A column for values of five digits. */
const maxValueCents = 9_999_999n;

interface KnownToRow {
  served: readonly HelpType[];
  now: Date;
  zone: string;
  /** Reads the column of expiration dates. */
  readDay: ReturnType<typeof dayReader>;
}

/** One row of an import: its cells by column name, or its error. */
export function readCodeRow(
  cells: Readonly<Record<string, string | undefined>>,
  { served, now, zone, readDay }: KnownToRow,
): CodeRow | { problem: string } {
  const cell = (name: string) => cells[name]?.trim() ?? "";
  const code = cell("code");
  if (!isCode(code)) return { problem: says.codeWrong };
  const helpType = cell("helptype").toLowerCase();
  const known = helpTypes.find((type) => type === helpType);
  if (helpType && (!known || !served.includes(known))) return { problem: says.helpTypeWrong };
  // "Prepaid", "on use" and "on_use".
  const typed =
    cell("cost")
      .toLowerCase()
      .replaceAll(/[\s-]+/g, "_") || "on_use";
  const cost = codeCosts.find((known) => known === typed);
  if (!cost) return { problem: says.costWrong };
  const value = cell("value") ? readAmount(cell("value")) : undefined;
  if (value && "problem" in value) return { problem: sentenceOf(value.problem).text };
  if (value && value.cents > maxValueCents) return { problem: says.valueWrong };
  // The fund pays for it when it is imported.
  if (cost === "prepaid" && !(value && value.cents > 0n)) return { problem: says.prepaidValueMissing };
  const expiry = cell("expiresat");
  const day = readDay(expiry);
  const expiresAt = expiry ? readExpiry("day" in day ? day.day : expiry, zone) : null;
  if (expiry && !expiresAt && "problem" in day) return { problem: sentenceOf(day.problem).text };
  if (expiry && (!expiresAt || expiresAt <= now)) return { problem: says.expiryWrong };
  return {
    code,
    helpType: known ?? null,
    valueCents: value ? Number(value.cents) : null,
    expiresAt,
    cost,
  };
}

/** What a code of an import can be worth. */
const codeValue = z.pipe(
  z
    .number(says.valueWrong)
    .check(
      z.minimum(0.01, says.valueWrong),
      z.maximum(99_999.99, says.valueWrong),
      z.refine(isInCents, says.valueWrong),
    ),
  z.transform((usd: number) => Math.round(usd * 100)),
);
export const maxReasonCharacters = 300;
const reason = textOf(
  formSays.reasonMissing,
  z.minLength(1, formSays.reasonMissing),
  z.maxLength(maxReasonCharacters, tooLong),
);

/** A correction of imported codes. Without a value they are withdrawn. */
export const correctionForm = z.pipe(
  z.object({ value: z.nullable(codeValue), reason }),
  z.transform(({ value, reason }) => ({ valueCents: value, reason })),
);

/** The same as a screen sends it. */
export const typedCorrectionForm = z.pipe(
  z.transform((fields: Record<string, unknown>) => ({
    reason: fields["reason"],
    // A blank field is no withdrawal.
    value: fields["step"] === "withdraw" ? null : (typedDollars(fields["value"]) ?? Number.NaN),
  })),
  correctionForm,
);
export type CorrectionForm = z.output<typeof correctionForm>;

/** Column names of an import in any spelling: "Expires at", "expires_at". */
export const columnName = (header: string) => header.toLowerCase().replaceAll(/[^a-z]/g, "");

const first = (
  helpTypes: HelpType[],
  category: string,
  vendors: readonly (readonly [name: string, website: string])[],
) => vendors.map(([name, website]) => ({ key: vendorKey(name), name, category, helpTypes, website }));

/**
 * The vendors of a new installation, each with its public help page; administrators add the support
 * lines.
 */
export const firstVendors = [
  ...first(["transportation"], "Rideshare", [
    ["Uber", "https://help.uber.com"],
    ["Lyft", "https://help.lyft.com"],
  ]),
  ...first(["food"], "Food delivery", [
    ["DoorDash", "https://help.doordash.com"],
    ["Uber Eats", "https://help.uber.com/ubereats"],
    ["GrubHub", "https://www.grubhub.com/help"],
  ]),
  ...first(["shelter"], "Lodging", [
    ["Booking.com", "https://www.booking.com/content/contact-us.html"],
    ["Hotels.com", "https://service.hotels.com"],
    ["Expedia", "https://www.expedia.com/helpcenter"],
    ["Priceline", "https://www.priceline.com/contact-us"],
    ["Hotwire", "https://www.hotwire.com/helpcenter"],
  ]),
].map((vendor, position) => ({ ...vendor, position }));
