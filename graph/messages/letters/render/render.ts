import type { Language } from "../../../../shared/core/forms/fields.ts";
import { Html, html } from "../../../core/pages/html.ts";
import { localeTags } from "../../../core/i18n/i18n.ts";
import { taglineOf, type Identity } from "../../../core/installation-name.ts";
import { qrSvg } from "../../../core/pages/qr.ts";
import type { Fact, Paper, Section } from "./letter-text.ts";
import { words } from "../words.ts";
import { marked, verbatim } from "../../../core/pages/parts.ts";
import { trainingBanner, trainingStyles } from "../../../core/pages/banner.ts";

/** A complete page for screen and print: it loads and runs nothing, and every value is escaped. */
export function paperHtml({
  language,
  from,
  title,
  greeting,
  lead,
  facts,
  closing,
  sections = [],
  check,
  training,
}: Paper): string {
  const t = words(language);
  const page = html`<!doctype html>
    <html lang="${localeTags[language]}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>${title} (${check.number})</title>
        ${new Html(`<style>${styles}${training ? trainingStyles : ""}</style>`)}
      </head>
      <body>
        ${trainingBanner(training)}
        <main>
          <p class="from"><b>${from.name}</b> <span>${from.sign}</span></p>
          <h1>${title}</h1>
          ${greeting && html`<p>${marked(greeting)}</p>`} ${lead.map((text) => html`<p>${marked(text)}</p>`)}
          ${factsHtml(facts)} ${closing.map((text) => html`<p>${marked(text)}</p>`)}
          ${sections.map(
            (section) =>
              html`<article>
                <h2>${section.title}</h2>
                ${section.lead.map((text) => html`<p>${marked(text)}</p>`)} ${factsHtml(section.facts)}
                ${section.closing.map((text) => html`<p>${marked(text)}</p>`)}
              </article>`,
          )}
          <section>
            ${qrSvg(check.scan ?? check.href, 148)}
            <div>
              <h2>${t.check.title}</h2>
              <p>${t.check.text}</p>
              <p>
                <a href="${check.href}" rel="noreferrer" translate="no">${check.address}</a
                ><br />${t.check.code}${t.colon}
                <b class="code" translate="no">${check.code}</b>
              </p>
            </div>
          </section>
        </main>
      </body>
    </html>`;
  return page.markup;
}

const factsHtml = (facts: readonly Fact[]) =>
  facts.length > 0 &&
  html`<dl>
    ${facts.map(
      ({ name, value, href, isVerbatim }) =>
        html`<div>
          <dt>${name}</dt>
          <dd>
            ${href ? html`<a href="${href}" rel="noreferrer">${verbatim(value)}</a>` : isVerbatim ? verbatim(value) : marked(value)}
          </dd>
        </div>`,
    )}
  </dl>`;

/** The same words, line by line. */
export function paperText({ language, greeting, check, training, sections = [], ...first }: Paper): string {
  const t = words(language);
  const part = ({ title, lead, facts, closing }: Section, to: string[] = []) => [
    title,
    ...to,
    ...lead,
    ...(facts.length > 0 ? [facts.map(({ name, value }) => `${name}${t.colon} ${value}`).join("\n")] : []),
    ...closing,
  ];
  return [
    ...(training ? [`${training.word}. ${training.text}`] : []),
    ...part(first, greeting ? [greeting] : []),
    ...sections.flatMap((section) => part(section)),
    `${t.check.title} ${t.check.text}\n${check.address}\n${t.check.code}${t.colon} ${check.code}`,
  ].join("\n\n");
}

/** The head of a letter, from the configuration. */
export const headOf = (identity: Identity, language: Language): Paper["from"] => ({
  name: identity.systemName,
  sign: taglineOf(identity, signOf[language]),
});

const signOf = {
  en: "Real Support. Real Time. Real Impact.",
  es: "Apoyo real. En tiempo real. Con impacto real.",
  fr: "Un vrai soutien. En temps réel. Un impact réel.",
} as const;

const styles = `
:root{color-scheme:light}
*{box-sizing:border-box}
body{margin:0;background:#fff;color:#14212c;font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif}
main{max-width:44rem;margin:0 auto;padding:1.5rem 1.25rem}
.from{margin:0 0 1.5rem;padding-bottom:.75rem;border-bottom:2px solid #0f4c75;color:#4a5a67;font-size:.875rem}
.from b{color:#0f4c75;font-size:1.125rem;margin-right:.5rem}
h1{margin:0 0 1rem;font-size:1.5rem;line-height:1.25}
h2{margin:0 0 .25rem;font-size:1rem}
p{margin:0 0 .875rem;overflow-wrap:anywhere}
a{color:#0f4c75}
dl{margin:1.25rem 0;padding:.25rem 1rem;border:1px solid #d3dbe2;border-radius:.5rem}
dl div{display:grid;grid-template-columns:minmax(7rem,11rem) minmax(0,1fr);gap:0 1rem;padding:.5rem 0;border-bottom:1px solid #d3dbe2}
dl div:last-child{border:0}
dt{color:#4a5a67}
dd{margin:0;font-weight:600;overflow-wrap:anywhere}
section{display:flex;gap:1rem;align-items:flex-start;margin-top:1.5rem;padding-top:1.25rem;border-top:1px solid #d3dbe2;break-inside:avoid}
section p{margin:0 0 .375rem;font-size:.9375rem}
svg{flex:none}
.code{font-family:ui-monospace,"Liberation Mono",monospace;letter-spacing:.05em;white-space:nowrap}
@media (max-width:30rem){dl div{grid-template-columns:1fr}section{flex-direction:column}}
article{margin-top:2rem;break-before:page}
article h2{font-size:1.25rem;margin-bottom:.75rem}
@media print{main{padding:0}body{font-size:12pt}}
`;
