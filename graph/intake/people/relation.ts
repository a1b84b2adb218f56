import { foldEmail, foldName, phoneDigits } from "./normalize.ts";

/** A person as a form or record names them. */
export interface Named {
  name: string;
  phone?: string | null;
  email?: string | null;
}

/**
 * Whether two records of one case are about the same person. `unclear`: another spelling of one
 * name, another script, a shared phone number or mailbox, or a common part of a name, such as a
 * family's.
 */
export type Relation = "same" | "unclear" | "other";

export function relationOf(one: Named, other: Named): Relation {
  const [first, second] = [foldName(one.name), foldName(other.name)];
  if (first !== "" && first === second) return "same";
  const isUnclear =
    first === "" ||
    second === "" ||
    isForeign(first) ||
    isForeign(second) ||
    first.replaceAll(" ", "") === second.replaceAll(" ", "") ||
    first.split(" ").some((word) => second.split(" ").includes(word)) ||
    sharesContact(one, other);
  return isUnclear ? "unclear" : "other";
}

/**
 * Whether a record may go on under this name: the same, or with words added or left out, such as
 * after a marriage. A relative with the same family name is another person.
 */
export function canRename(from: string, to: string): boolean {
  const [before = [], after = []] = [from, to].map((name) => foldName(name).split(" "));
  return before.every((word) => after.includes(word)) || after.every((word) => before.includes(word));
}

/** A name in another script may be the same name. */
const isForeign = (folded: string) => /(?!\p{Script=Latin})\p{L}/u.test(folded);

function sharesContact(one: Named, other: Named): boolean {
  const digits = phoneDigits(one.phone ?? "");
  const mailbox = mailboxOf(one);
  return (
    (digits.length >= 7 && digits === phoneDigits(other.phone ?? "")) ||
    (mailbox !== "" && mailbox === mailboxOf(other))
  );
}

const mailboxOf = ({ email }: Named) => foldEmail(email ?? "");

/** The person of a case's record, or of victim information. */
export const namedIn = ({ fullName, phone, email }: Recorded): Named => ({ name: fullName, phone, email });

interface Recorded {
  fullName: string;
  phone: string;
  email: string | null;
}

/**
 * The same for a record and a request: the request's own form and its victim information both name
 * its person.
 */
export function relationToRequest(record: Named, request: Filed): Relation {
  const { victimName, victimPhone, victimEmail, victimInfo: info } = request;
  const relations = [
    relationOf(record, { name: victimName, phone: victimPhone, email: victimEmail }),
    ...(info ? [relationOf(record, namedIn(info))] : []),
  ];
  return relations.find((one) => one === "same") ?? relations.find((one) => one === "unclear") ?? "other";
}

interface Filed {
  victimName: string;
  victimPhone: string;
  victimEmail: string;
  victimInfo: Recorded | null;
}

/** What `relationToRequest` needs of a request. */
export const filedPerson = {
  victimName: true,
  victimPhone: true,
  victimEmail: true,
  victimInfo: { select: { fullName: true, phone: true, email: true } },
} as const;
