/**
 * What two requests of one person can have in common. `unsure-name-and-birth` is a name and a birth
 * date that many people share.
 */
export const keyKinds = [
  "government-id",
  "name-and-birth",
  "unsure-name-and-birth",
  "phone",
  "email",
  "address",
] as const;
export type KeyKind = (typeof keyKinds)[number];
