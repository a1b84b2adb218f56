import * as z from "zod/mini";
import { textOf } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

/** `attention`: it was done, but not well, or no longer holds. */
export const setupStates = ["done", "open", "attention"] as const;
export type SetupState = (typeof setupStates)[number];

export const maxDetailCharacters = 120;

/** A note of what only a person can know, where it must say what it is about. */
export const setupNote = z.object({
  detail: textOf(
    says.detailMissing,
    z.minLength(1, says.detailMissing),
    z.maxLength(maxDetailCharacters, says.detailTooLong),
  ),
});
