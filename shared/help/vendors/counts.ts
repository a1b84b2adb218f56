import * as z from "zod/mini";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { maxReasonCharacters } from "./rules.ts";
import { says } from "./sentences.ts";

/**
 * A count of a pool's unused codes. Only a difference needs a reason, so the server asks for it.
 */
export const countForm = z.object({
  counted: z.int(says.countWrong).check(z.minimum(0, says.countWrong), z.maximum(1_000_000, says.countWrong)),
  reason: trimmed(z.maxLength(maxReasonCharacters, tooLong)),
});

export type CountForm = z.output<typeof countForm>;

/** The same as a screen sends it, whose empty field is no 0. */
export const typedCountForm = z.pipe(
  z.transform((fields: Record<string, unknown>) => ({
    counted: fields["counted"] === "" ? undefined : Number(fields["counted"]),
    reason: fields["reason"] ?? "",
  })),
  countForm,
);
