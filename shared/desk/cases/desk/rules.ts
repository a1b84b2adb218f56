import * as z from "zod/mini";
import { nameOf, textOf } from "../../../core/forms/fields.ts";
import { says } from "../sentences.ts";

export const maxNoteCharacters = 2000;
/** The most notes of a case that are read at once, newest first. */
export const maxNotes = 200;
/** The most colleagues that one note may name. */
export const maxMentions = 10;

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

/** Saved views of one account. */
export const maxViews = 30;

/** Everyone has these beside their own, under these names. */
export const builtInViews = [{ name: "All cases" }, { name: "Open work" }] as const;

/** A saved view: only the list's own parameters are kept of its address. */
export const viewForm = z.object({
  name: nameOf(60, { missing: says.viewNameNeeded, tooLong: says.viewNameTooLong }),
  address: z.pipe(z.string().check(z.maxLength(400, says.viewTooLong)), z.transform(viewAddress)),
  isShared: z.boolean(),
});

/** `?status=open&q=elm` without unknown parameters, in one order. */
export function viewAddress(address: string): string {
  const asked = new URLSearchParams(address);
  const kept = ["status", "q", "order"].flatMap((name) => {
    const value = asked.get(name)?.trim();
    return value ? [[name, value]] : [];
  });
  return new URLSearchParams(kept).toString();
}

/**
 * The user names after an @, each once. A user name may look like an email address, but an address
 * without its own @ in front names no one. Punctuation at the end belongs to the sentence.
 */
export function mentionsIn(text: string): string[] {
  const named = text.matchAll(/(?:^|[^\w.@-])@([a-z0-9](?:[\w.@-]*\w)?)/gi);
  const names = [...named].map(([, name = ""]) => name);
  return [...new Set(names)];
}
