/**
 * Later users must not find what was typed. Queued submissions stay sealed until their writer
 * returns.
 */
export const signedOut = (): Promise<void> =>
  import("./drafts/drafts.ts").then(({ forgetDrafts }) => forgetDrafts()).catch(() => {});
