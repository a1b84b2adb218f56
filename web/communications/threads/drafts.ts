const drafts = new Map<string, string>();

/*
 * Unsent replies by the message that they answer, while the page is open: J and K lose nothing that
 * was typed.
 */
export const readDraft = (id: string): string => drafts.get(id) ?? "";
export const keepDraft = (id: string, text: string) => void drafts.set(id, text);
export const dropDraft = (id: string) => void drafts.delete(id);
