import type { Context as HonoContext } from "hono";
import type { AppEnv } from "../../core/http/app-env.ts";
import { html } from "../../core/pages/html.ts";
import { askedLanguage, serverPage } from "../../core/pages/server-page.ts";
import { releaseGroups, releaseSigners } from "../../../shared/intake/releases/rules.ts";
import { words } from "./words.ts";

/** The blank form on one sheet, to print and sign. It holds nothing about anyone. */
export function blankRelease(c: HonoContext<AppEnv>): Response {
  const language = askedLanguage(c) ?? c.get("context").language;
  const { form: t, groups } = words(language);
  const line = (label: string) => html`<p class="line"><span>${label}</span><i></i></p>`;
  const box = (text: string) => html`<li><i class="box-sign"></i> ${text}</li>`;
  return serverPage(c, {
    title: t.title,
    language,
    isOffered: true,
    extras: { styles },
    body: html`<p class="lead">${t.lead}</p>
      <section class="card sheet">
        <p><b>${t.choice}</b></p>
        <p>${t.may}</p>
        ${line(t.organization)}
        <h2>${t.what}</h2>
        <ul>
          ${releaseGroups.map((group) => box(groups[group]))}
        </ul>
        ${line(t.purpose)} ${line(t.until)}
        <h2>${t.rights}</h2>
        <ul class="points">
          ${t.points.map((point) => html`<li>${point}</li>`)}
        </ul>
        <h2>${t.signer}</h2>
        <ul>
          ${releaseSigners.map((signer) => box(t.signers[signer]))}
        </ul>
        <p class="hint">${t.minor}</p>
        <ul>
          ${box(t.notHarmer)}
        </ul>
        <div class="pair">${line(t.name)} ${line(t.relation)}</div>
        <div class="pair">${line(t.signature)} ${line(t.day)}</div>
        <div class="pair">${line(t.second)} ${line(t.day)}</div>
        <div class="pair">${line(t.taken)} ${line(t.day)}</div>
      </section>`,
  });
}

const styles = `
.sheet h2{margin:1rem 0 .25rem;font-size:1rem}
.sheet p{margin:.25rem 0}
.sheet ul{margin:.25rem 0;padding:0;list-style:none}
.sheet .points{padding-inline-start:1.25rem;list-style:disc}
.sheet li{display:flex;gap:.5rem;align-items:flex-start;padding:.125rem 0}
.sheet .points li{display:list-item}
.box-sign{flex:none;width:1rem;height:1rem;margin-top:.2rem;border:1.5px solid currentColor;border-radius:.125rem}
.line{display:flex;flex-wrap:wrap;gap:.5rem;align-items:flex-end;padding-top:.75rem}
.line i{flex:1 1 8rem;min-height:1.25rem;border-bottom:1px solid currentColor}
.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(14rem,1fr));column-gap:1.5rem}
@page{margin:12mm}
@media print{header,footer,nav,.lead{display:none!important}main{max-width:none!important;padding:0!important}
.card{border:0!important;padding:0!important;box-shadow:none!important}.sheet{font-size:11pt;line-height:1.35}
.pair{grid-template-columns:2fr 1fr}}
`;
