import * as z from "zod/mini";
import { tooLong, trimmed } from "../../core/forms/fields.ts";
import { dayMs } from "../../core/time/durations.ts";
import { says } from "./sentences.ts";

/** What a person may ask about their own data. */
export const privacyKinds = ["access", "correction", "deletion"] as const;
export type PrivacyKind = (typeof privacyKinds)[number];

/** `partly`: some of it must stay, or was right. */
export const privacyOutcomes = ["done", "partly", "refused"] as const;
export type PrivacyOutcome = (typeof privacyOutcomes)[number];

export const maxPrivacyCharacters = 2_000;

const words = trimmed(z.maxLength(maxPrivacyCharacters, tooLong));

/** Without the words, no one could correct anything. The other two need none. */
export const privacyRequestForm = z
  .object({ kind: z.enum(privacyKinds, says.kindMissing), content: words })
  .check(
    z.refine(({ kind, content }) => kind !== "correction" || content !== "", {
      error: says.correctionMissing,
      path: ["content"],
    }),
  );
export type PrivacyRequestForm = z.output<typeof privacyRequestForm>;

/** The person reads why something was not done. */
export const privacyAnswerForm = z
  .object({ outcome: z.enum(privacyOutcomes, says.outcomeMissing), answer: words })
  .check(
    z.refine(({ outcome, answer }) => outcome === "done" || answer !== "", {
      error: says.reasonMissing,
      path: ["answer"],
    }),
  );
export type PrivacyAnswerForm = z.output<typeof privacyAnswerForm>;

/** @param days setting `privacyAnswerDays` */
export const privacyDueAt = (openedAt: Date, days: number): Date =>
  new Date(openedAt.getTime() + days * dayMs);
