/**
 * The local-storage key by which the drafts of the log are found. Exit deletes it, and so makes
 * them unreachable.
 */
export const draftsKey = "safevoice-incident-drafts";
