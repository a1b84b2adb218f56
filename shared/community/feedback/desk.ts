import * as z from "zod/mini";
import { says as correctionSays } from "../corrections/sentences.ts";
import { feedbackTypes, feedbackViews } from "./kinds.ts";
import { says } from "./sentences.ts";

const maxSearchCharacters = 100;
export const maxNoteCharacters = 1000;

export const feedbackFilter = z.object({
  view: z._default(z.enum(feedbackViews), "open"),
  feedbackType: z.optional(z.nullable(z.enum(feedbackTypes))),
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, correctionSays.searchTooLong))),
  ),
});
export type FeedbackFilter = z.input<typeof feedbackFilter>;

/** Closing requires a note. */
export const handleForm = z.object({
  note: z
    .string(says.noteNeeded)
    .check(z.trim(), z.minLength(1, says.noteNeeded), z.maxLength(maxNoteCharacters, says.noteTooLong)),
});
