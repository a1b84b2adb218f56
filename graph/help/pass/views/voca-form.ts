import type { Language } from "../../../../shared/core/forms/fields.ts";
import { ages, classifications, genders, races } from "../../../../shared/intake/voca/rules.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, choice } from "../../../core/pages/parts.ts";
import { words } from "../../../intake/voca/words.ts";
import { classificationField, passAddress, type Again } from "../form.ts";
import { changeQuery } from "./contact-question.ts";
import type { PassVoca } from "../voca.ts";

interface VocaOptions {
  voca: PassVoca;
  /** The person came to answer. */
  isVocaOpen: boolean;
  again: Again | undefined;
}

/** The optional questions of the VOCA report, a link until the person opens them. */
export function vocaCard({ voca: known, isVocaOpen, again }: VocaOptions, language: Language) {
  if (!known) return null;
  const t = words(language);
  const own = again?.typed.act === "voca" ? again : undefined;
  if (!own && !isVocaOpen)
    return html`<section class="card only">
      <p><a class="link" href="${passAddress}?${changeQuery}=voca#voca">${t.title}</a></p>
    </section>`;
  const question = <Word extends string>(
    name: "age" | "gender" | "race",
    list: readonly Word[],
    labels: Record<Word, string>,
  ) =>
    choice({
      ...{ name, label: t[name], problem: own?.fields[name]?.[0] },
      value: own?.typed[name] ?? "",
      options: [["", t.notReported], ...list.map((word) => [word, labels[word]] as const)],
    });
  const isChecked = (word: (typeof classifications)[number]) =>
    own?.typed[classificationField(word)] === "yes";
  return html`<section class="card" id="voca" aria-labelledby="voca-title">
    <h2 id="voca-title">${t.title}</h2>
    <p>${t.lead}</p>
    ${known.version > 0 && html`<p>${t.notShown}</p>`}
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "voca", version: String(known.version) })} ${question("age", ages, t.labels.ages)}
      ${question("gender", genders, t.labels.genders)} ${question("race", races, t.labels.races)}
      <fieldset>
        <legend>${t.classifications}</legend>
        ${classifications.map(
          (word) =>
            html`<label class="choice"
              ><input
                type="checkbox"
                name="${classificationField(word)}"
                value="yes"
                ${isChecked(word) && html`checked`}
              />
              ${t.labels.classifications[word]}</label
            >`,
        )}
      </fieldset>
      <button type="submit">${t.save}</button>
    </form>
  </section>`;
}
