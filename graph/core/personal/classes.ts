/** What a value says about a person. A value that fits two is of the first. */
export const classes = {
  victimIdentity: "Who the person in need is, and where: name, birth date, address, identification.",
  contact: "How the person in need, or someone who wrote to us, is reached: phone, email.",
  otherPerson: "Someone whom the person in need named, such as an emergency contact.",
  victimText: "What was said about the person in need, in words that may name anyone.",
  victimKey:
    "A hash or a search text by which the person in need is found again. It identifies them as the name does.",
  citizen: "A member of the public who asked, called or wrote, and what they wrote.",
  officer: "An officer: name, rank, badge, address, and what they decided.",
  supervisor: "A supervisor or deputy: name, rank, address, and what they decided.",
  admin: "An administrator: name, address, and words that administrators write to each other.",
  network: "A network address or a device, also as a hash.",
  secret: "What opens something: passwords, codes, links, keys, and hashes of them.",
  money: "A reference of the bank, the funder or the ledger.",
  reference: "A number or key by which a record is found. It names no one by itself.",
  none: "Nothing about a person: states, settings, words of the product, the directory.",
} as const;

export type PersonalClass = keyof typeof classes;

/** The classes by which a reader could tell who was helped. */
export const identifying = ["victimIdentity", "contact", "otherPerson", "victimText", "victimKey"] as const;

/**
 * What a strip empties if a column does not say otherwise. Officers, supervisors and administrators
 * stay: they answer for what they decided.
 */
export const stripped: ReadonlySet<PersonalClass> = new Set([...identifying, "citizen", "network"]);

/** Whose record a row can be part of. */
export const subjects = {
  request: "The request's number.",
  case: "The number of the officer's case.",
  officer: "The officer's number.",
  supervisor: "The supervisor's mailbox.",
  citizen: "The number of a person who asked without an officer.",
  admin: "The administrator's number.",
  phone: "The phone number.",
  sender: "The row is one person's message; it is found by its own number.",
} as const;

export type Subject = keyof typeof subjects;
