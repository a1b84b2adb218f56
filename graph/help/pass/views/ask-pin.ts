import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, notice, textField } from "../../../core/pages/parts.ts";
import type { Again } from "../form.ts";
import { words } from "../words.ts";

/** "I have no PIN": with the link, or with the short code on the page for it. */
export function askPinCard(language: Language, code?: { again: Again | undefined }) {
  const t = words(language);
  const own = code?.again?.typed.act === "askPin" ? code.again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${t.askPin.title}</summary>
    <p>${t.askPin.lead}</p>
    <form method="post" novalidate>
      ${carried({ act: "askPin" })}
      ${
        code &&
        textField({
          name: "code",
          id: "asked-code",
          label: t.code,
          value: own?.typed.code,
          problem: own?.fields["code"]?.[0],
          maxLength: 40,
        })
      }
      <button type="submit" class="quiet">${t.askPin.send}</button>
    </form>
  </details>`;
}

/** The same for everyone who asks, however often. */
export const askedView = (language: Language) => ({
  title: words(language).askPin.done,
  body: notice("info", words(language).askPin.doneText),
});
