import type { Context as HonoContext } from "hono";
import { publicUrl } from "../../core/env.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { html } from "../../core/pages/html.ts";
import { asLanguage } from "../../core/i18n/i18n.ts";
import { qrSvg } from "../../core/pages/qr.ts";
import { askedLanguage, ownLanguage, serverPage } from "../../core/pages/server-page.ts";
import { words } from "./words.ts";

const cardsPerSheet = 8;

/**
 * Cards for officers without a printer at hand, who write the code and the PIN on one. Each is an
 * eighth of a sheet (A7 on A4). Like the pages of a pass, they do not name the product.
 */
export function blankCards(c: HonoContext<AppEnv>): Response {
  const language = askedLanguage(c) ?? ownLanguage(c) ?? asLanguage(undefined);
  const t = words(language).cards;
  const address = `${publicUrl(c.get("context").env)}/card`;
  const card = html`<li>
    ${qrSvg(address, 100)}
    <p>${t.open} <b translate="no">${address.replace(/^https?:\/\//, "")}</b></p>
    <dl>
      <dt>${t.code}</dt>
      <dd>${boxes(4)} - ${boxes(4)}</dd>
      <dt>${t.pin}</dt>
      <dd>${boxes(6)}</dd>
    </dl>
    <p class="help">${t.help}</p>
  </li>`;
  return serverPage(c, {
    title: t.title,
    language,
    isOffered: true,
    extras: { styles },
    body: html`<p class="lead">${t.lead}</p>
      <ul class="sheet">
        ${Array.from({ length: cardsPerSheet }, () => card)}
      </ul>`,
  });
}

const boxes = (count: number) => Array.from({ length: count }, () => html`<i></i>`);

const styles = `
.sheet{display:grid;grid-template-columns:repeat(auto-fill,minmax(14rem,1fr));margin:0;padding:0;list-style:none}
.sheet li{display:flex;flex-direction:column;gap:.375rem;align-items:center;justify-content:center;padding:.75rem;text-align:center;
color:#14212c;background:#fff;border:1px dashed #75848f;break-inside:avoid}
.sheet p{margin:0;overflow-wrap:anywhere;line-height:1.3}
.sheet .help{font-size:.8125rem}
.sheet dl{margin:0}
.sheet dt{font-size:.8125rem;color:#4a5a67}
.sheet dd{display:flex;gap:.25rem;align-items:center;justify-content:center;margin:0 0 .375rem}
.sheet i{width:1.125rem;height:1.5rem;border:1px solid #75848f;border-radius:.1875rem}
@page{size:landscape;margin:0}
@media print{header,footer,h1,.lead{display:none!important}main{max-width:none!important;padding:0!important}
.sheet{grid-template-columns:repeat(4,1fr);grid-auto-rows:50vh}}
`;
