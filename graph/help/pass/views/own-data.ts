import type { Language } from "../../../../shared/core/forms/fields.ts";
import { maxPrivacyCharacters, privacyKinds } from "../../../../shared/intake/privacy-requests/rules.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, choice, textField, verbatim } from "../../../core/pages/parts.ts";
import { dateIn } from "../../../core/time/format.ts";
import { words as privacyWords } from "../../../intake/privacy-requests/words.ts";
import { passAddress, type Again } from "../form.ts";
import type { OpenView } from "../open/visit.ts";

/** What the person asked about their own data, the answers, and the form for another question. */
export function ownDataCard(
  { ownData, zone }: Pick<OpenView, "ownData" | "zone">,
  again: Again | undefined,
  language: Language,
) {
  const t = privacyWords(language);
  const own = again?.typed.act === "ownData" ? again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${t.title}</summary>
    <p>${t.lead}</p>
    ${
      ownData.length > 0 &&
      html`<ul>
        ${ownData.map(
          ({ kind, outcome, answer, dueAt }) =>
            html`<li>
              <b>${t.kinds[kind]}</b>
              <p>${outcome ? t.outcomes[outcome] : t.until(dateIn(zone, dueAt, language))}</p>
              ${answer && html`<p class="said">${verbatim(answer)}</p>`}
              ${kind === "access" && outcome === "done" && html`<p>${t.handedOver}</p>`}
            </li>`,
        )}
      </ul>`
    }
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "ownData" })}
      ${choice({
        name: "kind",
        label: t.kind,
        problem: own?.fields["kind"]?.[0],
        value: own?.typed.kind ?? "",
        options: privacyKinds.map((kind) => [kind, t.kinds[kind]] as const),
      })}
      ${textField({
        name: "content",
        label: t.content,
        value: own?.typed.content,
        problem: own?.fields["content"]?.[0],
        rows: 3,
        maxLength: maxPrivacyCharacters,
      })}
      <button type="submit">${t.send}</button>
    </form>
  </details>`;
}
