/**
 * In local storage: the word by which the drafts of the log are found. Exit forgets it, and with it
 * the way to them.
 */
export const draftsKey = "safevoice-incident-drafts";
