import type { Hono } from "hono";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../../core/pages/html.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import { localeTags, money } from "../../../core/i18n/i18n.ts";
import { askedLanguage, serverPage } from "../../../core/pages/server-page.ts";
import { monthName } from "../../../core/time/format.ts";
import type { SpentGroup } from "./figures.sql.ts";
import { readPublicFigures, type PublicFigures } from "./figures.ts";
import { words, type en } from "./words.ts";

/**
 * The public page about the fund's money, if the operator has turned it on. Plain HTML; without the
 * setting there is no such page.
 */
export function mountTransparencyPage(app: Hono<AppEnv>) {
  app.get("/transparency", async (c, next) => {
    const context = c.get("context");
    if (!context.config().transparencyPage) return next();
    const language = askedLanguage(c) ?? context.language;
    const figures = await readPublicFigures(context);
    return serverPage(c, {
      ...{ title: words(language).title, language, isOffered: true, extras: { styles } },
      body: bodyOf(figures, language),
    });
  });
}

function bodyOf({ from, last, months, quarter }: PublicFigures, language: Language): Html {
  const t = words(language);
  const { helpTypes, states } = quarter;
  const lead = t.lead(monthName(from, language), monthName(last, language));
  const [first, , third] = quarter.months.map(({ key }) => monthName(key, language));
  const span = t.span(first ?? "", third ?? "");
  const monthOf = (name: string) => monthName(name, language);
  const helpOf = (name: string) => t.help[name as keyof typeof en.help] ?? name;
  const isEmpty = months.length + helpTypes.length + states.length === 0;
  return html`<p>${lead}</p>
    ${
      isEmpty
        ? html`<p>${t.none}</p>`
        : [
            table(t.months, t.month, months, monthOf, language),
            table(t.helpTypes, t.helpType, helpTypes, helpOf, language, span),
            table(t.states, t.state, states, (name) => name || t.noState, language, span),
          ]
    }
    <p>${t.privacy}</p>`;
}

function table(
  title: string,
  head: string,
  groups: readonly SpentGroup[],
  nameOf: (name: string) => string,
  language: Language,
  note?: string,
): Html | null {
  if (groups.length === 0) return null;
  const t = words(language);
  return html`<table class="card figures">
    <caption>
      ${title}${note && html`<small>${note}</small>`}
    </caption>
    <thead>
      <tr>
        <th scope="col">${head}</th>
        <th scope="col">${t.requests}</th>
        <th scope="col">${t.spent}</th>
      </tr>
    </thead>
    <tbody>
      ${groups.map(
        ({ name, requests, cents }) =>
          html`<tr>
            <th scope="row">${nameOf(name)}</th>
            <td>${requests.toLocaleString(localeTags[language])}</td>
            <td translate="no">${money(cents, language)}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}

const styles = `.figures{width:100%;border-collapse:collapse}.figures caption{text-align:start;font-weight:700;padding-block-end:.5rem}.figures caption small{display:block;font-weight:400}.figures th,.figures td{padding:.5rem .25rem;text-align:end;font-variant-numeric:tabular-nums;border-block-end:1px solid color-mix(in srgb,currentColor 20%,transparent)}.figures tr>:first-child{text-align:start}.figures th[scope=row]{font-weight:400}.figures tbody tr:last-child>*{border:0}`;
