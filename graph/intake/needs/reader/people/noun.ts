/** One noun or pronoun for people: "her two small sons", "a family of five". */
export interface Noun {
  kind: "head" | "relative" | "child" | "couple" | "pronoun" | "total" | "outsider" | "pet" | "others";
  who: string;
  count: number;
  /** "her", "mi": a possessive. */
  isOwned: boolean;
  /** "her sister's": a place. */
  isPlace: boolean;
  /** Children counted by a parent's noun: "mother of three". */
  children: number;
  from: number;
  /** After the noun and its ages. */
  to: number;
}
