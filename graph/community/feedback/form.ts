import type { Context } from "../../core/context.ts";
import type { FieldErrors } from "../../core/errors.ts";
import { html } from "../../core/pages/html.ts";
import { choice, problemList, textField } from "../../core/pages/parts.ts";
import { maxCharacters } from "../../../shared/community/feedback/rules.ts";
import { feedbackTypes } from "../../../shared/community/feedback/kinds.ts";
import { words } from "./words.ts";

export const feedbackFields = [
  "feedbackType",
  "agency",
  "feedback",
  "wantFollowUp",
  "email",
  "phone",
] as const;

/** The field with the form's idempotency key: sent twice, the form is stored once. */
export const formKeyField = "formKey";

/** The typed values and why they were refused, in the page's language. */
export interface Again {
  typed: Record<(typeof feedbackFields)[number], string>;
  formKey: string;
  sentence: string;
  fields: FieldErrors;
}

/** The form at /feedback as plain HTML, with the web app's fields and rules (FeedbackForm.tsx). */
export function feedbackFormOf({ language, random }: Context, again?: Again) {
  const t = words(language);
  const field = (name: (typeof feedbackFields)[number]) => ({
    name,
    value: again?.typed[name],
    problem: again?.fields[name]?.[0],
  });
  return html`${again && problemList(again.sentence, again.fields)}
    <form method="post" action="/feedback" class="card" novalidate>
      <input type="hidden" name="${formKeyField}" value="${again?.formKey || random.uuid()}" />
      <h2>${t.formTitle}</h2>
      ${choice({
        ...field("feedbackType"),
        label: t.type,
        options: feedbackTypes.map((type) => [type, t.types[type]] as const),
      })}
      ${textField({ ...field("agency"), label: t.agency, maxLength: maxCharacters.agency, isRequired: true })}
      ${textField({
        ...field("feedback"),
        label: t.feedback,
        hint: t.feedbackHint,
        maxLength: maxCharacters.feedback,
        rows: 5,
        isRequired: true,
      })}
      <label class="choice"
        ><input
          type="checkbox"
          name="wantFollowUp"
          value="yes"
          ${again?.typed.wantFollowUp && html`checked`}
        />
        ${t.followUp}</label
      >
      ${textField({
        ...field("email"),
        label: t.email,
        hint: t.contactHint,
        maxLength: maxCharacters.email,
        type: "email",
        autocomplete: "email",
      })}
      ${textField({
        ...field("phone"),
        label: t.phone,
        maxLength: maxCharacters.phone,
        type: "tel",
        autocomplete: "tel",
      })}
      <button type="submit">${t.submit}</button>
    </form>`;
}
