import { languages, type Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, choice } from "../../../core/pages/parts.ts";
import { languageNames } from "../../../core/pages/server-page.ts";
import { passAddress, type Again } from "../form.ts";
import { words } from "../words.ts";

/** The language of the page, and of messages and letters. */
export function languageCard(own: string, again: Again | undefined, language: Language) {
  const t = words(language);
  const problem = again?.typed.act === "language" ? again.fields["language"]?.[0] : undefined;
  return html`<details class="card" ${problem && html`open`}>
    <summary>${t.language}</summary>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "language" })}
      ${choice({
        ...{ name: "language", label: t.languageLead, problem, value: own },
        options: languages.map((one) => [one, languageNames[one]] as const),
      })}
      <button type="submit">${t.languageSave}</button>
    </form>
  </details>`;
}
