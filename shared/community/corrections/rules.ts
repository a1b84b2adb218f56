import * as z from "zod/mini";
import { emailText } from "../../core/forms/email.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";

/** What can be wrong with a directory entry. */
export const correctionProblems = ["number", "closed", "address", "other"] as const;
export type CorrectionProblem = (typeof correctionProblems)[number];
export const correctionStates = ["open", "resolved"] as const;
/** The sort columns of the reports list. */
export const correctionOrders = ["createdAt", "resourceName", "problem"] as const;

const maxSearchCharacters = 100;

/** Which reports a list shows. */
export const correctionFilter = z.object({
  state: z.optional(z.nullable(z.enum(correctionStates))),
  search: z.optional(
    z.nullable(z.string().check(z.trim(), z.maxLength(maxSearchCharacters, says.searchTooLong))),
  ),
});
export type CorrectionFilter = z.input<typeof correctionFilter>;

/** The keys of directory entries: from the file, and added by administrators. */
export const entryKey = /^(?:res|adm)-[a-z]{2}-[1-9]\d{0,5}$/;

export const maxDetailsCharacters = 500;

const detailsNeeded = says.detailsNeeded;

/**
 * "Report a wrong number". Only "something else" requires an explanation; an empty address box
 * counts as none.
 */
export const correctionForm = z
  .object({
    problem: z.enum(correctionProblems, says.problemMissing),
    details: z.optional(
      z.nullable(
        z.string(formSays.notText).check(z.trim(), z.maxLength(maxDetailsCharacters, says.detailsTooLong)),
      ),
    ),
    email: z.optional(z.nullable(emailText(formSays.emailInvalid))),
    language: z.optional(z.nullable(z.enum(["en", "es", "fr"], formSays.languageUnknown))),
  })
  .check(
    z.refine(({ problem, details }) => problem !== "other" || Boolean(details), {
      path: ["details"],
      message: detailsNeeded,
    }),
  );
