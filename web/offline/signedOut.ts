/**
 * Nobody who comes after finds what was typed. What was submitted and waits stays sealed until its
 * writer is here again.
 */
export const signedOut = (): Promise<void> =>
  import("./drafts/drafts.ts").then(({ forgetDrafts }) => forgetDrafts()).catch(() => {});
