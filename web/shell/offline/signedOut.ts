/**
 * Later users must not find what was typed. Queued submissions stay sealed until their writer
 * returns, and so do the drafts of `writer`, whose session ended while they were away.
 */
export const signedOut = (writer?: string): Promise<void> =>
  import("./drafts/drafts.ts").then(({ forgetDrafts }) => forgetDrafts(writer)).catch(() => {});
