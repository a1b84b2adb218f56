/** What two requests of one person have in common. */
export const keyKinds = ["name-and-birth", "phone", "address"] as const;
export type KeyKind = (typeof keyKinds)[number];
