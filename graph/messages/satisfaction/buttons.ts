import type { Language } from "../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../core/pages/html.ts";
import { satisfactionAnswers, type SatisfactionAnswer } from "./rules.ts";
import { words } from "./words.ts";

/** One button for each answer; the chosen one is marked. `more` is sent with it. */
export function ratingButtons(
  chosen: SatisfactionAnswer | null,
  language: Language,
  { action, more }: { action?: string; more?: Html[] } = {},
) {
  const t = words(language);
  return html`<form
    method="post"
    class="card answers"
    aria-label="${t.question}"
    ${action && html`action="${action}"`}
  >
    ${more}
    ${satisfactionAnswers.map(
      (answer) =>
        html`<button
          type="submit"
          name="answer"
          value="${answer}"
          ${answer === chosen && html`aria-pressed="true"`}
        >
          ${answer === chosen && "✓ "}${t.answers[answer]}
        </button> `,
    )}
  </form>`;
}
