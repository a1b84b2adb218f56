import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { factList, marked, verbatim } from "../../../core/pages/parts.ts";
import { letterTitle } from "../../../messages/letters/render/titles.ts";
import type { Contents } from "../contents.ts";
import { words } from "../words.ts";
import { sentFacts } from "./ticket.ts";

/** The recipient's letters: titles in the page's language, words as they were written. */
export function letterCards(letters: Contents["letters"], now: Date, language: Language) {
  const t = words(language);
  if (letters.length === 0) return null;
  return html`<div data-letters>
    <h2>${t.letters}</h2>
    ${letters.map(
      ({ number, kind, isVoid, lines, sent, language: written }) =>
        html`<details class="card">
          <summary>
            ${letterTitle(kind, language)}
            <span class="whole">(${verbatim(number)})</span>${isVoid && html`: ${t.voidLetter}`}
          </summary>
          <div lang="${written}">${lines.map((line) => html`<p>${marked(line)}</p>`)}</div>
          ${factList(sentFacts(sent, now, language))}
        </details>`,
    )}
  </div>`;
}
