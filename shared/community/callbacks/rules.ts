import * as z from "zod/mini";
import { says as correctionSays } from "../corrections/sentences.ts";
import { says } from "./sentences.ts";
import { callbackViews } from "./statuses.ts";

const maxSearchCharacters = 100;
export const maxNoteCharacters = 1000;

export const callbackFilter = z.object({
  view: z._default(z.enum(callbackViews), "open"),
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, correctionSays.searchTooLong))),
  ),
});
export type CallbackFilter = z.input<typeof callbackFilter>;

/** Closing a callback requires its outcome. */
export const closeForm = z.object({
  note: z
    .string(says.noteNeeded)
    .check(z.trim(), z.minLength(1, says.noteNeeded), z.maxLength(maxNoteCharacters, says.noteTooLong)),
});
