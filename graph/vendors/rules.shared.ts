import * as z from "zod/mini";
import { helpTypes, type HelpType } from "../needs/rules.shared.ts";
import { readsAsWritten, tooLong, trimmed } from "../core/forms/fields.shared.ts";
import { says } from "./sentences.ts";

/** A vendor is known by its name in lower case without blanks: no two are alike. */
export const vendorKey = (name: string) => name.toLowerCase().replaceAll(/\s+/g, "");

export const maxNameCharacters = 80;
const maxPhones = 5;
const maxNotesCharacters = 300;

const vendorName = z
  .string(says.nameMissing)
  .check(
    z.trim(),
    z.minLength(1, says.nameMissing),
    z.maxLength(maxNameCharacters, says.nameTooLong),
    readsAsWritten,
  );
const servedTypes = z.array(z.enum(helpTypes)).check(z.minLength(1, says.helpTypesMissing));

/** Adding one takes its name and the kind of help; what else is known of it is told later. */
export const newVendor = z.object({ name: vendorName, helpTypes: servedTypes });
/** The field under a list of providers, which says the kind of help by itself. */
export const newProvider = z.object({ name: vendorName });

/** Nothing, or an address that a browser opens beside ours: `javascript:` is none. */
const link = trimmed(
  z.maxLength(300, tooLong),
  z.refine((text) => text === "" || isSecureLink(text), says.linkWrong),
);
const isSecureLink = (text: string) => /^https:\/\/[^\s/.]+(?:\.[^\s/.]+)+(?:[/?#]\S*)?$/.test(text);
const notes = trimmed(z.maxLength(maxNotesCharacters, tooLong));
const digits = (phone: string) => phone.replaceAll(/\D/g, "").length;
const isPhone = (phone: string) =>
  /^[\d+().\- ]{3,25}$/.test(phone) && digits(phone) >= 3 && digits(phone) <= 15;

/** What is known of a vendor. Phones stand one on a line, or with commas between them. */
export const vendorForm = z.object({
  name: vendorName,
  category: trimmed(z.maxLength(maxNameCharacters, tooLong)),
  helpTypes: servedTypes,
  supportHours: notes,
  supportPhones: z.pipe(
    z.string(),
    z.pipe(
      z.transform((text: string) =>
        text
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

/** Over REST a vendor partner is switched on or off. */
export const vendorSwitch = z.object({ isActive: z.boolean(), version: z.optional(z.int32()) });

/** Fewer free codes than this, and the pool is low. */
export const lowStock = 5;
/** A pool that has codes at all, and hardly any left. */
export const isLow = ({ inPool, free }: { inPool: number; free: number }) => inPool > 0 && free < lowStock;

export const maxImportedRows = 2000;
/** With room beside it in what a call may send. */
export const maxCsvCharacters = 180_000;

export interface CodeRow {
  code: string;
  helpType: HelpType | null;
  valueCents: number | null;
  expiresAt: Date | null;
}

/** One row of an import, its cells by the names of their columns, or what is wrong with it. */
export function readCodeRow(
  cells: Readonly<Record<string, string | undefined>>,
  { served, now }: { served: readonly HelpType[]; now: Date },
): CodeRow | { problem: string } {
  const cell = (name: string) => cells[name]?.trim() ?? "";
  const code = cell("code");
  if (!/^[\x21-\x7e]{3,64}$/.test(code)) return { problem: says.codeWrong };
  const helpType = cell("helptype").toLowerCase();
  const known = helpTypes.find((type) => type === helpType);
  if (helpType && (!known || !served.includes(known))) return { problem: says.helpTypeWrong };
  const value = cell("value").replace(/^\$/, "");
  if (value && !/^\d{1,5}(?:\.\d{1,2})?$/.test(value)) return { problem: says.valueWrong };
  const expiry = cell("expiresat");
  const expiresAt = expiry ? endOfDay(expiry) : null;
  if (expiry && (!expiresAt || expiresAt <= now)) return { problem: says.expiryWrong };
  return {
    code,
    helpType: known ?? null,
    valueCents: value ? Math.round(Number(value) * 100) : null,
    expiresAt,
  };
}

/** A code serves through the day that it names. */
function endOfDay(text: string): Date | null {
  const end = new Date(`${text}T23:59:59.999Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(end.getTime()) && end.toISOString().startsWith(text)
    ? end
    : null;
}

/**
 * How an import's columns are named, however their words are spelled: "Expires at", "expires_at".
 */
export const columnName = (header: string) => header.toLowerCase().replaceAll(/[^a-z]/g, "");

const first = (
  helpTypes: HelpType[],
  category: string,
  vendors: readonly (readonly [name: string, website: string])[],
) => vendors.map(([name, website]) => ({ key: vendorKey(name), name, category, helpTypes, website }));

/**
 * The vendors that a new installation starts with, each with its public help page; their support
 * lines are for the administrators to fill in.
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
