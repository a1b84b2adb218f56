import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isLanguage, languages, type Language } from "../forms/fields.shared.ts";
import { readText, smallBody } from "../http/body.ts";
import { Refusal } from "../errors.ts";
import { Maintenance } from "../http/maintenance.ts";
import type { AppEnv } from "../http/app-env.ts";
import { html, Html } from "../html.ts";
import { operatorOf, taglineOf, type Identity } from "../identity.ts";
import { statedLanguage } from "../i18n/i18n.ts";
import { inWords, type Catalogue } from "../i18n/phrases.shared.ts";
import { notice } from "./parts.ts";
import { pageStyles } from "./styles.ts";
import { words } from "../i18n/words.ts";
import { says as coreSays } from "../sentences.ts";

export interface Page {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
  /** Of its words; English when it is left out. */
  language?: Language;
  /** Offers the same page in the other languages. */
  isOffered?: boolean;
  /** What of its address those keep. */
  kept?: Record<string, string>;
  /** Belongs to the public pages, whose readers may have to leave at once. */
  hasExit?: boolean;
  /** Has a form that is answered only to its own site; its address is no secret then. */
  hasOrigin?: boolean;
  /** A page's own styles, and a script that may call this server. The page must be of use without it. */
  extras?: Extras;
}

interface Extras {
  styles: string;
  script: string;
}

/** The same as the web app's (web/exit/neutralSite.ts). */
const neutralSite = "https://www.weather.gov/";

/**
 * A page that the server writes itself, for a supervisor, who has no account, for who sent a form without JavaScript, and for readers of the API: plain HTML that needs no
 * JavaScript. Its address may be the secret, so it is kept by no cache and told to no other site.
 */
export function serverPage(
  c: HonoContext<AppEnv>,
  {
    title,
    body,
    status = 200,
    language = "en",
    isOffered = false,
    kept = {},
    hasExit = false,
    hasOrigin = false,
    extras,
  }: Page,
): Response {
  const { env, config } = c.get("context");
  const identity = config();
  const operator = operatorOf(env, identity).name;
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
        <title>${title} - ${identity.systemName}</title>
        ${new Html(`<style>${pageStyles}</style>`)} ${extras && new Html(`<style>${extras.styles}</style>`)}
      </head>
      <body>
        ${framed({ title, body, language, isOffered, kept, hasExit, identity, operator })}
        ${extras && new Html(`<script>${extras.script}</script>`)}
      </body>
    </html>`;
  return c.html(page.markup, status, {
    "content-language": language,
    "cache-control": "no-store",
    "referrer-policy": hasOrigin ? "same-origin" : "no-referrer",
    "content-security-policy": `default-src 'none'; style-src '${styleHash}'${extrasPolicy(extras)}; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  });
}

/** Allows a page's own styles and script, and no others. */
const extrasPolicy = (extras: Extras | undefined) =>
  extras ? ` '${hashOf(extras.styles)}'; script-src '${hashOf(extras.script)}'; connect-src 'self'` : "";

interface Framed extends Omit<Page, "status" | "hasOrigin" | "extras"> {
  language: Language;
  identity: Identity;
  /** The operator's name; empty where nothing says so. */
  operator: string;
}

/** What a page shows: the header with the logo, its heading and body, and who operates it. `pageStyles` styles it. */
export function framed({ title, body, language, isOffered, kept = {}, hasExit, identity, operator }: Framed) {
  const t = words(language);
  return html`<header>
      <div>
        <p class="brand">
          <img src="/favicon.svg" alt="" width="32" height="32" />
          <span>${identity.systemName} <small>${taglineOf(identity, t.tagline)}</small></span>
        </p>
        ${hasExit && html`<a class="exit" href="${neutralSite}" rel="noreferrer">${t.exit}</a>`}
        ${isOffered && languageChoice(language, kept)}
      </div>
    </header>
    <main class="parts">
      <h1>${title}</h1>
      ${body}
    </main>
    <footer>
      <p>${t.danger}</p>
      <p>
        ${t.about(identity.systemName, operator)}
        <a href="/privacy?lang=${language}">${t.privacy}</a>
      </p>
    </footer>`;
}

/** `?lang=es` on a page of ours: the reader's choice comes before everything. */
export function askedLanguage(c: HonoContext<AppEnv>): Language | undefined {
  const word = c.req.query("lang");
  return isLanguage(word) ? word : undefined;
}

/** The language that the reader chose in the app, else the browser's; undefined where neither says one that we speak. */
export const ownLanguage = (c: HonoContext<AppEnv>): Language | undefined =>
  statedLanguage(c.req.header("cookie"), c.req.header("accept-language"));

/** Each language by its own name, as links that need no JavaScript. */
const languageChoice = (current: Language, kept: Record<string, string>) =>
  html`<nav aria-label="${words(current).language}">
    ${languages.map((language) => {
      if (language === current) return html`<b aria-current="true">${languageNames[language]}</b>`;
      const to = `?${new URLSearchParams({ ...kept, lang: language })}`;
      return html`<a href="${to}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`;
    })}
  </nav>`;

const languageNames: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

/** What a page of ours was refused, as a page: whoever follows a link from a mail is no program. */
export async function answerAsPage(
  c: HonoContext<AppEnv>,
  catalogueIn: (language: Language) => Catalogue,
  answer: () => Promise<Response>,
): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalPage(c, error, { catalogueIn });
  }
}

/** A refusal in the language of whoever reads it; without one, something broke that is not told. */
export function refusalPage(
  c: HonoContext<AppEnv>,
  refusal: Refusal | undefined,
  { catalogueIn = (language: Language): Catalogue => words(language).catalogue, hasExit = false } = {},
): Response {
  const language = askedLanguage(c) ?? c.get("context").language;
  return serverPage(c, {
    title: refusal instanceof Maintenance ? words(language).maintained : words(language).failed,
    body: notice(
      refusal instanceof Maintenance ? "info" : "bad",
      inWords(catalogueIn(language), refusal?.sentence ?? coreSays.wentWrong),
    ),
    status: refusal?.status ?? 500,
    language,
    hasExit,
  });
}

const maxFormBytes = 8192;

/** The named fields of a form that a page of ours sent. Browsers send line ends as two characters and count them as one. */
export async function readForm<Field extends string>(
  c: HonoContext<AppEnv>,
  fields: readonly Field[],
  maxBytes = maxFormBytes,
): Promise<Record<Field, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header("content-type") ?? ""))
    throw new Refusal("WRONG_TYPE", coreSays.formMissing);
  const limits = { ...smallBody, maxBytes, tooLarge: coreSays.answerTooLong };
  const text = await readText(c.req.raw, c.req.header("content-length"), limits);
  const form = new URLSearchParams(text);
  const typed = (field: Field) => (form.get(field) ?? "").replaceAll("\r\n", "\n");
  return Object.fromEntries(fields.map((field) => [field, typed(field)])) as Record<Field, string>;
}

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

const styleHash = hashOf(pageStyles);
