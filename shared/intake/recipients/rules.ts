import * as z from "zod/mini";
import { nameText } from "../../core/forms/names.ts";
import { emailText } from "../../core/forms/email.ts";
import {
  birthDateChecks,
  birthDateMissing,
  codeText,
  digitsIn,
  formLanguage,
  tooLong,
  trimmed,
} from "../../core/forms/fields.ts";
import { optionalNeeds } from "../needs/rules.ts";
import { says as formSays } from "../../core/forms/sentences.ts";
import { says } from "./sentences.ts";
import { minuteMs } from "../../core/time/durations.ts";

const flag = z._default(z.nullable(z.boolean(formSays.notYesOrNo)), null);
/** The maximum length of a recorded statement. */
export const maxRecordingMs = 5 * minuteMs;
/** The length of the statement of need in the summary. */
export const previewCharacters = 50;

/**
 * The form at /case-tracking; `today` bounds the date of birth. The name on record may be shorter
 * than the minimum.
 */
export const recipientForm = (today: string, heldName?: string) =>
  z.extend(recipientFields(today, heldName), {
    caseNumber: codeText(z.minLength(5, formSays.caseNumberTooShort), z.maxLength(60, tooLong)),
  });
export type RecipientForm = z.output<ReturnType<typeof recipientForm>>;

/** The same without the case number, which the server takes from the session. */
export const recipientFields = (today: string, heldName?: string) =>
  z.object({
    fullName: nameText({ missing: says.nameTooShort, least: 2, held: [heldName] }),
    dateOfBirth: z
      .string(birthDateMissing)
      .check(
        z.regex(/^\d{4}-\d\d-\d\d$/, { error: birthDateMissing, abort: true }),
        ...birthDateChecks(today),
      ),
    address: trimmed(z.minLength(5, formSays.addressTooShort), z.maxLength(300, tooLong)),
    phone: trimmed(
      z.maxLength(40, tooLong),
      z.refine((number) => digitsIn(number) >= 7, formSays.phoneTooShort),
    ),
    email: z._default(z.nullable(emailText(formSays.emailWrong)), ""),
    statementOfNeed: trimmed(z.minLength(10, says.statementTooShort), z.maxLength(4000, tooLong)),
    /**
     * May be contacted. If omitted, unchanged; by default yes for a new record. Off: no message is
     * sent at all.
     */
    contacting: flag,
    /** If omitted, unchanged; a new record uses the name. */
    anonymous: flag,
    /** Of the person's letters, texts and pass. If omitted, unchanged. */
    language: formLanguage,
    /** The needs, if the officer has confirmed them already; the request takes them over. */
    needs: optionalNeeds,
  });

/** A text shortened for the summary. */
export const previewOf = (statement: string) =>
  statement.length > previewCharacters ? `${statement.slice(0, previewCharacters)}…` : statement;
