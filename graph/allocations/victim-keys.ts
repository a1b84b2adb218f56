import { foldName, phoneDigits } from "../people/normalize.ts";
import { normaliseEmail } from "../verification/rules.shared.ts";
import type { Identity } from "../statements/approval/same-person.ts";

export function victimKeysOf({ victimName, victimPhone, victimEmail, victim }: Identity): string[] {
  const said = (texts: string[], fold: (text: string) => string) =>
    distinct(distinct(texts).map(fold)).filter(Boolean);
  const names = said([victimName, victim?.fullName ?? ""], foldName);
  const contacts = [
    ...said([victimPhone, victim?.phone ?? ""], phoneDigits),
    ...said([victimEmail, victim?.email ?? ""], normaliseEmail),
  ];
  return [
    ...contacts.map((contact) => `victim:contact:${contact}`),
    ...names.flatMap((name) =>
      (contacts.length ? contacts : ["no contact"]).map((contact) => `victim:${name}|${contact}`),
    ),
  ];
}

const distinct = (keys: readonly string[]) => [...new Set(keys)];
