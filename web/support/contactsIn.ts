import { readContacts } from "../directory/contact.ts";

const contact =
  /(?:https?:\/\/)?(?:[a-z0-9-]+\.)+(?:com|org|gov)\b(?:\/[^\s),;]*[^\s),;.!?])?|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\d$-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)|(?<![\d$-])(?:[2-9]-1-1|988|[2-9]11)(?![\d-])/gi;

export type Piece = string | { text: string; href: string };

/** A text in pieces, with what can be called or opened as links; the directory's own rule says where each leads. */
export function contactsIn(text: string): Piece[] {
  const pieces: Piece[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(contact)) {
    const href = readContacts(found)[0]?.href;
    if (!href) continue;
    if (index > from) pieces.push(text.slice(from, index));
    pieces.push({ text: found, href });
    from = index + found.length;
  }
  if (from < text.length) pieces.push(text.slice(from));
  return pieces;
}
