import * as z from "zod/mini";
import { textOf, tooLong } from "../../core/forms/fields.ts";
import { says } from "./sentences.ts";

export const recordClasses = [
  "cases",
  "evidence",
  "recordings",
  "government_id",
  "messages",
  "callbacks",
  "feedback",
  "session_networks",
] as const;

export const maxYears = 100;
export const maxCitationCharacters = 200;
/** A shorter period waits so long for a second person. */
export const shorteningWaitsHours = 24;

const typedYears = (typed: unknown) => (typed === "" || typed === null ? null : Number(typed));

/** Years and the law that says so. Without years the records are kept. */
export const scheduleForm = z
  .object({
    years: z.pipe(
      z.transform(typedYears),
      z.nullable(
        z
          .number(says.yearsWrong)
          .check(z.int(says.yearsWrong), z.gte(1, says.yearsWrong), z.lte(maxYears, says.yearsWrong)),
      ),
    ),
    citation: textOf(says.citationMissing, z.maxLength(maxCitationCharacters, tooLong)),
  })
  .check(
    z.superRefine(({ years, citation }, context) => {
      if (years === null || citation !== "") return;
      context.issues.push({
        ...{ code: "custom", path: ["citation"], input: citation },
        message: says.citationMissing,
      });
    }),
  );
export type ScheduleForm = z.output<typeof scheduleForm>;
