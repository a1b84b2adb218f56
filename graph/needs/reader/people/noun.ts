/** One noun or pronoun that means people: "her two small sons", "a family of five". */
export interface Noun {
  kind: "head" | "relative" | "child" | "couple" | "pronoun" | "total" | "outsider" | "pet" | "others";
  who: string;
  count: number;
  /** "her", "mi": it belongs to somebody. */
  isOwned: boolean;
  /** "her sister's": a place. */
  isPlace: boolean;
  /** Children that a parent's noun counts: "mother of three". */
  children: number;
  from: number;
  /** After the noun and the ages that follow it. */
  to: number;
}
