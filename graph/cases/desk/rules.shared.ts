import * as z from "zod/mini";
import { textOf } from "../../core/forms/fields.shared.ts";
import { says } from "../sentences.ts";

export const maxNoteCharacters = 2000;
/** The most notes of a case that are read at once, newest first. */
export const mostNotes = 200;
/** The most colleagues that one note may name. */
export const mostMentions = 10;

export const noteForm = z.object({
  text: textOf(
    says.noteNeeded,
    z.minLength(1, says.noteNeeded),
    z.maxLength(maxNoteCharacters, says.noteTooLong),
  ),
});

/** `owner` is a user name; null returns the case to no one. `shown` is the owner that was shown. */
export const ownerForm = z.object({
  owner: z.nullable(z.string()),
  shown: z.nullable(z.string()),
});

/**
 * The user names after an @, each once. A user name may look like an email address, but an address
 * without its own @ in front names no one. Punctuation at the end belongs to the sentence.
 */
export function mentionsIn(text: string): string[] {
  const named = text.matchAll(/(?:^|[^\w.@-])@([a-z0-9](?:[\w.@-]*\w)?)/gi);
  const names = [...named].map(([, name = ""]) => name);
  return [...new Set(names)];
}
