import * as z from "zod/mini";
import { formLanguage } from "../core/forms/rules.ts";

export const feedbackTypes = ["general", "concern", "positive"] as const;

export const minFeedbackCharacters = 10;

export const feedbackTooOften = "You have sent several messages already. Please try again in an hour.";
export const says = {
  type: "Please select a feedback type",
  agency: "Please enter agency/department name",
  agencyTooLong: "The name of the agency is too long",
  feedback: "Please enter your feedback",
  feedbackTooLong: "Feedback has at most 5000 characters",
  followUp: "Please answer yes or no",
  email: "Please enter a valid email address",
  phone: "Must be a text",
  phoneTooLong: "The phone number is too long",
} as const;

export const mostCharacters = { agency: 200, feedback: 5000, email: 254, phone: 60 };

/** An empty box is no address: what is optional may be left as it is. */
const optionalText = (check: z.ZodMiniString) =>
  z.optional(z.nullable(z.union([z.literal(""), check], says.email)));

/** The form at /feedback (spec 5). */
export const feedbackForm = z.object({
  feedbackType: z.enum(feedbackTypes, says.type),
  agency: z
    .string(says.agency)
    .check(z.trim(), z.minLength(1, says.agency), z.maxLength(mostCharacters.agency, says.agencyTooLong)),
  feedback: z
    .string(says.feedback)
    .check(
      z.trim(),
      z.minLength(minFeedbackCharacters, says.feedback),
      z.maxLength(mostCharacters.feedback, says.feedbackTooLong),
    ),
  wantFollowUp: z._default(z.boolean(says.followUp), false),
  email: optionalText(
    z.string().check(z.trim(), z.maxLength(mostCharacters.email, says.email), z.email(says.email)),
  ),
  phone: z.optional(
    z.nullable(z.string(says.phone).check(z.trim(), z.maxLength(mostCharacters.phone, says.phoneTooLong))),
  ),
  language: formLanguage,
});

const receiptDigits = 6;

/** What the person keeps, e.g. FB-2026-048213; `number` is chance. */
export const receiptOf = (year: number, number: number): string =>
  `FB-${year}-${String(number).padStart(receiptDigits, "0")}`;
export const lastReceiptNumber = 10 ** receiptDigits - 1;
