import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isLanguage, languages, type Language } from "../forms/rules.ts";
import { answerTooLong, formMissing, Refusal } from "./errors.ts";
import type { AppEnv } from "./http.ts";
import { html, Html } from "./html.ts";
import { inWords, type Sentences } from "./i18n.ts";
import { words } from "./words.ts";

export interface Page {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
  /** Of its words; English when it is left out. */
  language?: Language;
  /** Offers the same page in the other languages. */
  isOffered?: boolean;
}

/**
 * A page that the server writes itself, for a supervisor, who has no account, and for readers of the API: plain HTML that needs no
 * JavaScript. Its address may be the secret, so it is kept by no cache and told to no other site.
 */
export function serverPage(
  c: HonoContext<AppEnv>,
  { title, body, status = 200, language = "en", isOffered = false }: Page,
): Response {
  const t = words(language);
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} - SafeVoice</title>
        ${new Html(`<style>${css}</style>`)}
      </head>
      <body>
        <header>
          <div>
            <p>SafeVoice <span>${t.tagline}</span></p>
            ${isOffered && languageChoice(language)}
          </div>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer><p>${t.danger}</p></footer>
      </body>
    </html>`;
  return c.html(page.markup, status, {
    "content-language": language,
    "cache-control": "no-store",
    // With `no-referrer` a browser would hide where the form's own answer comes from, and the answer would be refused.
    "referrer-policy": "same-origin",
    "content-security-policy": `default-src 'none'; style-src '${styleHash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  });
}

/** `?lang=es` on a page of ours: the reader's choice comes before everything. */
export function askedLanguage(c: HonoContext<AppEnv>): Language | undefined {
  const word = c.req.query("lang");
  return isLanguage(word) ? word : undefined;
}

/** Each language by its own name, as links that need no JavaScript. */
const languageChoice = (current: Language) =>
  html`<nav aria-label="${words(current).language}">
    ${languages.map((language) =>
      language === current
        ? html`<b aria-current="true">${languageNames[language]}</b>`
        : html`<a href="?lang=${language}" lang="${language}" hreflang="${language}"
            >${languageNames[language]}</a
          >`,
    )}
  </nav>`;

const languageNames: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

/** Names and values, one pair a line. Empty values are left out. */
export const factList = (facts: [name: string, value: Html | string][]) =>
  html`<dl>
    ${facts
      .filter(([, value]) => String(value) !== "")
      .map(
        ([name, value]) =>
          html`<div>
            <dt>${name}</dt>
            <dd>${value}</dd>
          </div>`,
      )}
  </dl>`;

/** A sentence that stands out; the mark says what it is without its colour. */
export const notice = (tone: "good" | "bad" | "info", text: Html | string) =>
  html`<p class="notice ${tone}" role="${tone === "bad" ? "alert" : "status"}">
    <b aria-hidden="true">${{ good: "✓", bad: "!", info: "i" }[tone]}</b><span>${text}</span>
  </p>`;

/** Refusals as a page: whoever follows a link from a mail is no program. */
export async function answerAsPage(
  c: HonoContext<AppEnv>,
  sentencesIn: (language: Language) => Sentences,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const language = askedLanguage(c) ?? c.get("context").language;
    return serverPage(c, {
      title: words(language).failed,
      body: notice("bad", inWords(sentencesIn(language), error.message)),
      status: error.status,
      language,
    });
  }
}

const maxFormBytes = 8192;

/** The named fields of a form that a page of ours sent. */
export async function readForm<Field extends string>(
  c: HonoContext<AppEnv>,
  fields: readonly Field[],
): Promise<Record<Field, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? ""))
    throw new Refusal("WRONG_TYPE", formMissing);
  const text = Number(c.req.header("content-length") ?? 0) > maxFormBytes ? null : await c.req.text();
  if (text === null || text.length > maxFormBytes) throw new Refusal("TOO_LARGE", answerTooLong);
  const form = new URLSearchParams(text);
  return Object.fromEntries(fields.map((field) => [field, form.get(field) ?? ""])) as Record<Field, string>;
}

const css = `
:root{color-scheme:light;--page:#f3f6f8;--card:#fff;--text:#14212c;--muted:#4a5a67;--line:#d3dbe2;--control:#75848f;--primary:#0f4c75;--on:#fff;--focus:#b45309;
--bad:#961b16;--badbg:#fdeceb;--good:#155b2d;--goodbg:#e4f5e9;--info:#11498a;--infobg:#e6f0fc}
@media (prefers-color-scheme:dark){:root{color-scheme:dark;--page:#0b131a;--card:#141f29;--text:#ebf1f5;--muted:#a9b8c4;--line:#2b3944;--control:#778a99;--primary:#8ecbf3;--on:#062234;--focus:#ffc46b;
--bad:#ffb4ae;--badbg:#3a1416;--good:#95e3b0;--goodbg:#0f2d1b;--info:#abd2ff;--infobg:#102848}}
*{box-sizing:border-box}
body{margin:0;background:var(--page);color:var(--text);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Liberation Sans",sans-serif}
header,main,footer{padding-inline:1rem}
header{background:var(--card);border-bottom:1px solid var(--line);font-weight:700;color:var(--primary)}
header div,footer p{max-width:40rem;margin-inline:auto}
main{max-width:42rem;margin-inline:auto}
header div{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:0 1.5rem;padding-block:.5rem}
header p{margin-block:.375rem}
header nav{display:flex;gap:1rem;font-size:.9375rem}
header nav>*{display:flex;align-items:center;min-height:2.75rem}
header nav a{color:inherit;font-weight:400}
header span{display:block;font-weight:400;font-size:.8125rem;color:var(--muted)}
main{padding-block:1.5rem}
footer p{margin-block:0 2rem;color:var(--muted);font-size:.9375rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25;overflow-wrap:anywhere}
h2{margin:0 0 .75rem;font-size:1.125rem}
.card{margin-block:1rem;padding:1.25rem;background:var(--card);border:1px solid var(--line);border-radius:.625rem}
dl{margin:0}
dl div{display:grid;gap:0 1rem;padding-block:.5rem;border-bottom:1px solid var(--line)}
dl div:last-child{border:0}
dt{color:var(--muted);font-size:.9375rem}
dd{margin:0;overflow-wrap:anywhere;white-space:pre-line}
@media (min-width:36rem){dl div{grid-template-columns:11rem 1fr}}
fieldset{margin:0 0 1rem;padding:0;border:0}
legend,.label{display:block;margin-bottom:.375rem;padding:0;font-weight:600}
.choice{display:flex;gap:.75rem;align-items:center;min-height:2.75rem;padding:.625rem .875rem;margin-bottom:.5rem;border:1.5px solid var(--control);border-radius:.625rem;cursor:pointer}
.choice:has(:checked){border-color:var(--primary);box-shadow:inset 0 0 0 1.5px var(--primary)}
.choice input{flex:none;width:1.375rem;height:1.375rem;margin:0;accent-color:var(--primary)}
.hint{margin:0 0 .375rem;color:var(--muted);font-size:.9375rem}
input:not([type=radio]),textarea{width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;color:inherit;background:var(--card);border:1.5px solid var(--control);border-radius:.375rem}
[aria-invalid=true]{border-color:var(--bad)!important}
.error{margin:.375rem 0 0;color:var(--bad);font-weight:600}
button{min-height:2.75rem;margin-top:1.25rem;padding:.625rem 1.5rem;font:inherit;font-weight:600;color:var(--on);background:var(--primary);border:0;border-radius:.625rem;cursor:pointer}
@media (max-width:36rem){h1{font-size:1.5rem}button{width:100%}}
pre{padding:.75rem;overflow:auto;font-size:.875rem;background:var(--page);border:1px solid var(--line);border-radius:.375rem}
code{overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
.notice{display:flex;gap:.75rem;margin:0 0 1rem;padding:.875rem 1rem;border-radius:.625rem}
.notice b{flex:none;display:grid;place-items:center;width:1.5rem;height:1.5rem;border:2px solid;border-radius:50%;line-height:1}
.good{color:var(--good);background:var(--goodbg)}.bad{color:var(--bad);background:var(--badbg)}.info{color:var(--info);background:var(--infobg)}
`;
const styleHash = `sha256-${createHash("sha256").update(css).digest("base64")}`;
