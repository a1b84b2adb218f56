import * as z from "zod/mini";
import { emailText } from "../../core/forms/email.ts";
import { formLanguage } from "../../core/forms/fields.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { feedbackTypes } from "./kinds.ts";
import { says } from "./sentences.ts";

export const minFeedbackCharacters = 10;

export const maxCharacters = { agency: 200, feedback: 5000, email: 254, phone: 60 };

/** The form at /feedback. */
export const feedbackForm = z.object({
  feedbackType: z.enum(feedbackTypes, says.type),
  agency: z
    .string(says.agency)
    .check(z.trim(), z.minLength(1, says.agency), z.maxLength(maxCharacters.agency, says.agencyTooLong)),
  feedback: z
    .string(says.feedback)
    .check(
      z.trim(),
      z.minLength(minFeedbackCharacters, says.feedback),
      z.maxLength(maxCharacters.feedback, says.feedbackTooLong),
    ),
  wantFollowUp: z._default(z.boolean(says.followUp), false),
  email: z.optional(z.nullable(emailText(formSays.emailInvalid))),
  phone: z.optional(
    z.nullable(
      z.string(formSays.notText).check(z.trim(), z.maxLength(maxCharacters.phone, formSays.phoneTooLong)),
    ),
  ),
  language: formLanguage,
});

const receiptDigits = 6;

/** The receipt number, e.g. FB-2026-048213; `number` is random. */
export const receiptOf = (year: number, number: number): string =>
  `FB-${year}-${String(number).padStart(receiptDigits, "0")}`;
export const lastReceiptNumber = 10 ** receiptDigits - 1;
