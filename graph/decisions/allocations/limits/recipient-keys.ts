import { foldName, phoneDigits } from "../../../intake/people/normalize.ts";
import { normaliseEmail } from "../../../../shared/officers/verification/rules.ts";
import type { Identity } from "../approval/same-person.sql.ts";

/**
 * The keys by which limits recognize a recipient: each phone number and each mailbox. The name
 * counts only if there is neither. A name and a contact together would add nothing: two requests
 * that share both also share the contact.
 */
export function recipientKeysOf({ victimName, victimPhone, victimEmail, victim }: Identity): string[] {
  const said = (texts: string[], fold: (text: string) => string) =>
    distinct(distinct(texts).map(fold)).filter(Boolean);
  const contacts = [
    ...said([victimPhone, victim?.phone ?? ""], phoneDigits),
    ...said([victimEmail, victim?.email ?? ""], normaliseEmail),
  ];
  if (contacts.length > 0) return contacts.map((contact) => `victim:contact:${contact}`);
  return said([victimName, victim?.fullName ?? ""], foldName).map((name) => `victim:${name}|no contact`);
}

const distinct = (keys: readonly string[]) => [...new Set(keys)];
