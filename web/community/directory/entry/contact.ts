import { withoutEnding } from "../../../../shared/core/text/ends.ts";

export interface Contact {
  text: string;
  /** The link target; plain text has none. */
  href?: string;
  kind: "phone" | "mail" | "site" | "text";
}

/**
 * Finds links in a contact text: `2-1-1 or 211.org` is a call and a website, and `Phone:
 * 512-555-0143, Email: noor@example.com` a call and an email.
 */
export function readContacts(text: string): Contact[] {
  const parts = text
    .split(/\sor\s|[,;]\s*(?=(?:phone|email):)/i)
    .map((part) => part.trim().replace(/^(?:phone|email):\s*/i, ""));
  return [...new Set(parts)].filter(Boolean).map(readContact);
}

const mail = /[\w.+%'-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}/;
/** With what follows it, but without a closing period or bracket of the sentence. */
const site = /(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|gov)\b(?::\d+)?(?:[/?#][^\s"<>]*)?/i;
const closing = /[.,;:!?)\]]/;
const phone = /(?:^|\D)((?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4})(?!\d)/;
const shortCode = /(?:^|[^\w-])([2-9]-1-1|9-8-8|988|[2-9]11)(?![\w-])/;
/** Digits or letters: 1-800-273-TALK. */
const tollFree = /\b(1-8\d{2}(?:-[0-9A-Z]+)+)\b/i;

/**
 * Typographic hyphens and spaces count as plain ones. Email before sites, as every address ends
 * like one; sites before numbers, as `211.org` is no call.
 */
function readContact(text: string): Contact {
  const plain = text.replace(/[\u2010-\u2015\u2212]/g, "-").replace(/[\u00a0\u202f]/g, " ");
  const address = mail.exec(plain)?.[0];
  if (address) return { text, kind: "mail", href: `mailto:${address}` };
  const page = withoutEnding(site.exec(plain)?.[0] ?? "", closing);
  if (page) return { text, kind: "site", href: /^https?:\/\//i.test(page) ? page : `https://${page}` };
  const number = (tollFree.exec(plain) ?? phone.exec(plain) ?? shortCode.exec(plain))?.[1];
  if (number) return { text, kind: "phone", href: `tel:${dialled(number)}` };
  return { text, kind: "text" };
}

const keypad = ["ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"];

/**
 * Only dialable characters; letters become their keys, and a word may be longer than the number.
 */
const dialled = (number: string) =>
  number
    .toUpperCase()
    .replace(/[A-Z]/g, (letter) => String(keypad.findIndex((key) => key.includes(letter)) + 2))
    .replace(/[^\d+]/g, "")
    .slice(0, "+18005550100".length - (number.startsWith("+") ? 0 : 1));

/** A longer web address takes several lines on a phone, and its host says whose site it is. */
const maxSiteCharacters = 30;

/** The visible text of a contact: a long web address as its host, anything else as written. */
export function labelOf({ text, href, kind }: Contact): string {
  const isLongAddress = kind === "site" && text.length > maxSiteCharacters && !/\s/.test(text);
  return isLongAddress ? (hostOf(href) ?? text) : text;
}

/** With or without "www."; old phones cannot ask whether an address parses. */
export const isSameHost = (one: Address, other: Address): boolean =>
  hostOf(one) !== undefined && hostOf(one) === hostOf(other);

type Address = string | null | undefined;

const hostOf = (address: Address) =>
  /^https?:\/\/(?:www\.)?([^/?#\s]+)/i.exec(address ?? "")?.[1]?.toLowerCase();
