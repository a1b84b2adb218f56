import { readContacts } from "../directory/entry/contact.ts";

const contact =
  /(?:https?:\/\/)?(?:[a-z0-9-]{1,63}\.){1,8}(?:com|org|gov)\b(?:\/[^\s),;]*[^\s),;.!?])?|[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8}|(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)|(?:[2-9]-1-1|988|[2-9]11)(?![\d-])/gi;

/** Before a number: then it is part of a longer one, or an amount. */
const partOfMore = /[\d$-]/;

export type Piece = string | { text: string; href: string };

/** A text split into plain parts and links for calling or opening, by the directory's own rule. */
export function contactsIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  const seeker = new RegExp(contact);
  for (let match = seeker.exec(text); match; match = seeker.exec(text)) {
    const { 0: found, index } = match;
    const href = readContacts(found)[0]?.href;
    if (!href || (href.startsWith("tel:") && partOfMore.test(text.charAt(index - 1)))) {
      seeker.lastIndex = index + 1; // a number may begin within it
      continue;
    }
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({ text: found, href });
    from = index + found.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
