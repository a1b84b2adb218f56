import * as z from "zod/mini";
import { formLanguage } from "../forms/rules.ts";

export const feedbackTypes = ["general", "concern", "positive"] as const;

export const minFeedbackCharacters = 10;
export const maxFeedbackCharacters = 5000;

export const feedbackTooOften = "You have sent several messages already. Please try again in an hour.";

/** An empty box is no address: what is optional may be left as it is. */
const optionalText = (check: z.ZodMiniString) =>
  z.optional(z.nullable(z.union([z.literal(""), check], "Please enter a valid email address")));

/** The form at /feedback (spec 5). */
export const feedbackForm = z.object({
  feedbackType: z.enum(feedbackTypes, "Please select a feedback type"),
  agency: z
    .string("Please enter agency/department name")
    .check(
      z.trim(),
      z.minLength(1, "Please enter agency/department name"),
      z.maxLength(200, "The name of the agency is too long"),
    ),
  feedback: z
    .string("Please enter your feedback")
    .check(
      z.trim(),
      z.minLength(minFeedbackCharacters, "Please enter your feedback"),
      z.maxLength(maxFeedbackCharacters, "Feedback has at most 5000 characters"),
    ),
  wantFollowUp: z._default(z.boolean("Please answer yes or no"), false),
  email: optionalText(
    z
      .string()
      .check(
        z.trim(),
        z.maxLength(254, "Please enter a valid email address"),
        z.email("Please enter a valid email address"),
      ),
  ),
  phone: z.optional(
    z.nullable(z.string("Must be a text").check(z.trim(), z.maxLength(60, "The phone number is too long"))),
  ),
  language: formLanguage,
});

const receiptDigits = 6;

/** What the person keeps, e.g. FB-2026-048213; `number` is chance. */
export const receiptOf = (year: number, number: number): string =>
  `FB-${year}-${String(number).padStart(receiptDigits, "0")}`;
export const lastReceiptNumber = 10 ** receiptDigits - 1;
