import type { Language } from "../../../shared/core/forms/fields.ts";
import { isLanguage } from "../../../shared/core/forms/fields.ts";
import { trainingBanner, trainingStyles } from "../../core/pages/banner.ts";
import type { Context } from "../../core/context.ts";
import { localeTags } from "../../core/i18n/i18n.ts";
import { Html, html } from "../../core/pages/html.ts";
import { verbatim } from "../../core/pages/parts.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { trainingMark } from "../../core/training.ts";
import type { OwnData, OwnTable } from "./own-data.ts";
import { words } from "./words.ts";

const styles = `body{margin:0 auto;max-width:60rem;padding:1rem;font:1rem/1.5 system-ui,sans-serif;color:#1b1b1b;background:#fff}
h2{margin-block:2rem .5rem}
dl{display:grid;grid-template-columns:minmax(8rem,16rem) 1fr;gap:.25rem 1rem;margin:0 0 1rem;padding-block-start:.5rem;border-top:1px solid #767676}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
th,td{text-align:start;padding:.25rem 1rem .25rem 0}
@media(max-width:32rem){dl{grid-template-columns:1fr}}`;

/** A page for screen and print that loads and runs nothing, in the person's language. */
export function ownDataPage(context: Context, data: OwnData): string {
  const language = isLanguage(data.language) ? data.language : "en";
  const { file: t } = words(language);
  const training = trainingMark(context.env, language);
  const zone = context.zone();
  return html`<!doctype html>
    <html lang="${localeTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${t.title} (${data.caseId})</title>
        ${new Html(`<style>${styles}${training ? trainingStyles : ""}</style>`)}
      </head>
      <body>
        ${trainingBanner(training)}
        <main>
          <h1>${t.title}</h1>
          <p>${verbatim(data.caseId)} · ${dateTimeIn(zone, context.now(), language)} (${verbatim(zone)})</p>
          <p>${t.lead}</p>
          ${data.tables.length === 0 && html`<p>${t.nothing}</p>`}
          ${data.tables.map((table) => tableHtml(table, { zone, language }))}
          <h2>${t.readings}</h2>
          ${data.readings.length === 0 ? html`<p>${t.unread}</p>` : readingsHtml(data, language)}
        </main>
      </body>
    </html>`.markup;
}

interface Written {
  zone: string;
  language: Language;
}

const tableHtml = ({ label, rows }: OwnTable, written: Written) =>
  html`<section>
    <h2>${label}</h2>
    ${rows.map(
      (row) =>
        html`<dl>
          ${Object.entries(row).map(
            ([name, value]) =>
              html`<dt>${name}</dt>
                <dd>${verbatim(inWords(value, written))}</dd>`,
          )}
        </dl>`,
    )}
  </section>`;

const time = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

function inWords(value: unknown, written: Written): string {
  if (typeof value === "string")
    return time.test(value) ? dateTimeIn(written.zone, new Date(value), written.language) : value;
  if (Array.isArray(value)) return value.map((one) => inWords(one, written)).join("\n");
  if (typeof value === "object" && value !== null)
    return Object.entries(value)
      .map(([name, one]) => `${name}: ${inWords(one, written)}`)
      .join("\n");
  return String(value);
}

function readingsHtml({ readings }: OwnData, language: Language) {
  const { file: t } = words(language);
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${t.day}</th>
        <th scope="col">${t.by}</th>
        <th scope="col">${t.count}</th>
      </tr>
    </thead>
    <tbody>
      ${readings.map(
        ({ day, by, body, count }) =>
          html`<tr>
            <td>${day}</td>
            <td>${body === null ? t.readers[by] : body || t.tool}</td>
            <td>${count}</td>
          </tr>`,
      )}
    </tbody>
  </table>`;
}
