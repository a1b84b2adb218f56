/** The list filters: listed, unconfirmed, reported, written by administrators, or retired. */
export const entryViews = ["current", "unconfirmed", "reported", "edited", "retired"] as const;
export type EntryView = (typeof entryViews)[number];
