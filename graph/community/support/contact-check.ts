const phone =
  /(?<![\d$])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)|\b1-8\d\d-[\dA-Z-]{6,}|(?<![\d$-])\d{3}-\d{4}(?![\d-])/g;
const mail = /(?<![\w.+-])[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const site =
  /(?<![@\w.-])(?:https?:\/\/[^\s/?#),;]*[a-z0-9]|(?:[a-z0-9-]+\.)+(?:com|org|gov|net|us|info)\b)(?:\/(?:[^\s),;]*[^\s),;.!?])?)?/gi;
/** Nationwide contacts, instead of a number that a model made up. */
const insteadOfPhone = "2-1-1";
const insteadOfSite = "211.org";

const digitsOf = (text: string) => text.replace(/\D/g, "").replace(/^1(?=\d{10}$)/, "");
const hostOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .split("/", 1)
    .join("");

/**
 * Replaces every telephone number, email address and website that `known` does not contain; a
 * made-up hotline in a crisis is worse than none.
 */
export function withKnownContacts(text: string, known: string): string {
  const phones = new Set([...known.matchAll(phone)].map(([found]) => digitsOf(found)));
  const mails = new Set(known.toLowerCase().match(mail));
  const sites = new Set([...known.matchAll(site)].map(([found]) => hostOf(found)));
  return text
    .replace(phone, (found) => (phones.has(digitsOf(found)) ? found : insteadOfPhone))
    .replace(mail, (found) => (mails.has(found.toLowerCase()) ? found : insteadOfSite))
    .replace(site, (found) => (sites.has(hostOf(found)) ? found : insteadOfSite));
}

/** The same for a stream: passed on sentence by sentence, so that no number is split. */
export async function* checkedStream(
  parts: AsyncIterable<string>,
  known: string,
): AsyncGenerator<string, void> {
  let held = "";
  for await (const part of parts) {
    held += part;
    const end = Math.max(...[...held.matchAll(/[.!?:;,](?=\s)|\n/g)].map(({ index }) => index + 1), 0);
    if (end === 0) continue;
    yield withKnownContacts(held.slice(0, end), known);
    held = held.slice(end);
  }
  if (held) yield withKnownContacts(held, known);
}
