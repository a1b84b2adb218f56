interface Draft {
  thread: string;
  text: string;
}

/**
 * Unsent replies by the message that they answer, while the page is open: J, K and new messages
 * lose nothing that was typed.
 */
const drafts = new Map<string, Draft>();

export const readDraft = (id: string): string => drafts.get(id)?.text ?? "";

/** The message whose answer was typed last in this thread. */
export const draftedIn = (thread: string): string | undefined =>
  [...drafts].findLast(([, draft]) => draft.thread === thread)?.[0];

export function keepDraft(id: string, draft: Draft): void {
  drafts.delete(id);
  if (draft.text !== "") drafts.set(id, draft);
}

export const dropDraft = (id: string) => void drafts.delete(id);
