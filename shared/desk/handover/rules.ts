import * as z from "zod/mini";
import { textOf } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

/** The most open cases that a handover lists. */
export const maxCases = 200;
/** The most handovers that are shown at once. */
export const maxHandovers = 20;
export const maxHandoverCharacters = 2000;

export const handoverForm = z.object({
  note: textOf(
    says.noteNeeded,
    z.minLength(1, says.noteNeeded),
    z.maxLength(maxHandoverCharacters, says.noteTooLong),
  ),
});
