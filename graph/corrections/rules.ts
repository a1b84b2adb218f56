import * as z from "zod/mini";

/** What can be wrong with an entry of the directory. */
export const correctionProblems = ["number", "closed", "address", "other"] as const;
export type CorrectionProblem = (typeof correctionProblems)[number];
export const correctionStates = ["open", "resolved"] as const;
/** What a list of reports can be sorted by. */
export const correctionOrders = ["createdAt", "resourceName", "problem"] as const;

const maxSearchCharacters = 100;

/** Which reports a list shows. */
export const correctionFilter = z.object({
  state: z.optional(z.nullable(z.enum(correctionStates))),
  search: z.optional(
    z.nullable(
      z.string().check(z.trim(), z.maxLength(maxSearchCharacters, "Please use at most 100 characters")),
    ),
  ),
});
export type CorrectionFilter = z.input<typeof correctionFilter>;

/** How the directory's file names its entries. */
export const entryKey = /^res-[a-z]{2}-[1-9]\d{0,5}$/;

export const maxDetailsCharacters = 500;

export const correctionTooOften = "You have sent several reports already. Please try again in an hour.";
export const entryGone = "There is no such entry in the directory.";
export const correctionMissing = "There is no such report.";
export const correctionResolved = "This report is resolved already.";
export const correctionOpen = "This report is open already.";

const emailWrong = "Please enter a valid email address";
const detailsNeeded = "Please say what is wrong";

/** "Report a wrong number". Only "something else" has to be explained; an empty box is no address. */
export const correctionForm = z
  .object({
    problem: z.enum(correctionProblems, "Please choose what is wrong"),
    details: z.optional(
      z.nullable(
        z
          .string("Must be a text")
          .check(z.trim(), z.maxLength(maxDetailsCharacters, "Please use at most 500 characters")),
      ),
    ),
    email: z.optional(
      z.nullable(
        z.union(
          [z.literal(""), z.string().check(z.trim(), z.maxLength(254, emailWrong), z.email(emailWrong))],
          emailWrong,
        ),
      ),
    ),
    language: z.optional(z.nullable(z.enum(["en", "es", "fr"], "Choose en, es or fr"))),
  })
  .check(
    z.refine(({ problem, details }) => problem !== "other" || Boolean(details), {
      path: ["details"],
      message: detailsNeeded,
    }),
  );
