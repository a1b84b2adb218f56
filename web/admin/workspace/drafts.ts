interface Draft {
  /** What it belongs to, such as the thread of a message. */
  within?: string;
  text: string;
}

/**
 * Unsent text by the row that it is about, while the page is open: J, K and changes of others lose
 * nothing that was typed.
 */
const drafts = new Map<string, Draft>();

export const readDraft = (id: string): string => drafts.get(id)?.text ?? "";

/** The row within this whole that was written about last. */
export const draftedIn = (within: string): string | undefined =>
  [...drafts].findLast(([, draft]) => draft.within === within)?.[0];

export function keepDraft(id: string, draft: Draft): void {
  drafts.delete(id);
  if (draft.text !== "") drafts.set(id, draft);
}

export const dropDraft = (id: string) => void drafts.delete(id);
