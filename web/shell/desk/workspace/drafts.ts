import { parseMark } from "../../../core/session/sessionMark.ts";

interface Draft {
  /** What it belongs to, such as the thread of a message. */
  within?: string;
  text: string;
}

/**
 * Unsent text by the row that it is about, while the page is open: J, K and changes of others lose
 * nothing that was typed. It is the writer's alone: a colleague who signs in on the same page must
 * not send it.
 */
const drafts = { of: "", byRow: new Map<string, Draft>() };

function own(): Map<string, Draft> {
  const who = parseMark(document.cookie)?.who;
  // Without a session nothing is sent, and the writer may sign in again.
  if (who && who !== drafts.of) Object.assign(drafts, { of: who, byRow: new Map<string, Draft>() });
  return drafts.byRow;
}

export const readDraft = (id: string): string => own().get(id)?.text ?? "";

/** The row within this whole that was written about last. */
export const draftedIn = (within: string): string | undefined =>
  [...own()].findLast(([, draft]) => draft.within === within)?.[0];

export function keepDraft(id: string, draft: Draft): void {
  own().delete(id);
  if (draft.text !== "") own().set(id, draft);
}

export const dropDraft = (id: string) => void own().delete(id);
