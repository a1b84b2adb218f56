import * as z from "zod/mini";
import { stateCode } from "../../../../shared/community/directory/rules.ts";

/** A state, or `US` for national lines only. */
const isPart = (state: string) => state === "US" || stateCode(state) !== undefined;

/**
 * The directory's filters. An unknown state is refused, an unknown type finds nothing. Separate
 * from the rules, which the first page loads: no validation, so no zod.
 */
export const resourceFilter = z.object({
  state: z.optional(
    z.nullable(z.string().check(z.refine((state) => isPart(state), "Choose a state from the list"))),
  ),
  type: z.optional(z.nullable(z.string().check(z.maxLength(40, "Choose a type from the list")))),
  city: z.optional(z.nullable(z.string().check(z.maxLength(80, "Enter a city of at most 80 characters")))),
  zip: z.optional(
    z.nullable(z.string().check(z.regex(/^\d{5}(?:-\d{4})?$/, "Enter a ZIP code of 5 digits"))),
  ),
  first: z.optional(z.nullable(z.int32().check(z.minimum(1, "Ask for at least 1 entry")))),
});

/** A text that may name a place. */
export const placeQuestion = z.object({
  text: z.string().check(z.maxLength(500, "Enter a place in at most 500 characters")),
  state: resourceFilter.shape.state,
});
