import { createHash } from "node:crypto";
import type { Context as HonoContext } from "hono";
import { parse } from "hono/utils/cookie";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { isLanguage, languages, type Language } from "../../../shared/core/forms/fields.ts";
import { readText, smallBody } from "../http/body.ts";
import { Refusal } from "../errors.ts";
import { Maintenance } from "../http/maintenance.ts";
import type { AppEnv } from "../http/app-env.ts";
import { html, Html } from "./html.ts";
import { operatorOf, taglineOf, type Identity } from "../installation-name.ts";
import { statedLanguage } from "../i18n/i18n.ts";
import { inWords, type Catalogue } from "../../../shared/core/i18n/phrases.ts";
import { trainingBanner, trainingStyles } from "./banner.ts";
import { marked, notice } from "./parts.ts";
import { appearanceStyles, pageStyles } from "./styles.ts";
import { words } from "../i18n/words.ts";
import { trainingMark } from "../training.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";

export interface Page {
  title: string;
  body: Html;
  status?: ContentfulStatusCode;
  /** The language of the page. English by default. */
  language?: Language;
  /** Links to the same page in the other languages. */
  isOffered?: boolean;
  /** The query parameters that those links keep. */
  kept?: Record<string, string>;
  /** Shows the quick exit, for public pages whose readers may have to leave at once. */
  hasExit?: boolean;
  /** Says nothing of the product: someone else may see the page in passing. */
  isNeutral?: boolean;
  /** The page has a form that needs an `Origin` header. Its address is then not a secret. */
  hasOrigin?: boolean;
  /**
   * A page's own styles, and a script that may call this server. The page must be of use without
   * it.
   */
  extras?: Extras;
}

interface Extras {
  styles: string;
  script?: string;
}

const blankIcon = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg'/>";

/** The same site as in the web app (web/core/device/neutralSite.ts). */
const neutralSite = "https://www.weather.gov/";

/**
 * A page that the server writes itself as plain HTML: for supervisors, who have no account, for
 * forms sent without JavaScript, and for readers of the API. Its address may be a secret, so no
 * cache stores it and no other site gets it as a referrer.
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
    isNeutral = false,
    extras,
  }: Page,
): Response {
  const { env, config } = c.get("context");
  const identity = config();
  const operator = operatorOf(env, identity).name;
  const training = trainingMark(env, language);
  const styles =
    (training ? trainingStyles : "") + appearanceOf(c.req.header("cookie")) + (extras?.styles ?? "");
  const page = html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <meta name="robots" content="noindex" />
        <link rel="icon" type="image/svg+xml" href="${isNeutral ? blankIcon : "/favicon.svg"}" />
        <title>${isNeutral ? title : `${title} - ${identity.systemName}`}</title>
        ${new Html(`<style>${pageStyles}</style>`)} ${styles && new Html(`<style>${styles}</style>`)}
      </head>
      <body>
        ${trainingBanner(training)}
        ${framed({ title, body, language, isOffered, kept, hasExit, isNeutral, identity, operator })}
        ${extras?.script && new Html(`<script>${extras.script}</script>`)}
      </body>
    </html>`;
  return c.html(page.markup, status, {
    "content-language": language,
    "cache-control": "no-store",
    "referrer-policy": hasOrigin ? "same-origin" : "no-referrer",
    "content-security-policy": `default-src 'none'; style-src '${styleHash}'${ownPolicy(styles, extras?.script)}; font-src 'self'; img-src ${isNeutral ? "data:" : "'self'"}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  });
}

/** Allows a page's own styles and script, and no others. */
function ownPolicy(styles: string, script: string | undefined): string {
  const forStyles = styles && ` '${hashOf(styles)}'`;
  const forScript = script && `; script-src '${hashOf(script)}'; connect-src 'self'; worker-src 'self'`;
  return forStyles + (forScript ?? "");
}

const appearanceCookie = "safevoice-appearance";

/**
 * The theme and text size that the reader chose in the web app, which sets the cookie
 * (web/core/device/preferences.ts). Without them a page is light, and its text medium.
 */
function appearanceOf(cookies = ""): string {
  const [theme = "", font = ""] = parse(cookies, appearanceCookie)[appearanceCookie]?.split(".") ?? [];
  return appearanceStyles(theme, font);
}

interface Framed extends Omit<Page, "status" | "hasOrigin" | "extras"> {
  language: Language;
  identity: Identity;
  /** The operator's name. Empty if none is configured. */
  operator: string;
}

/** The visible page: header, heading, body, and operator. `pageStyles` styles it. */
export function framed({
  title,
  body,
  language,
  isOffered,
  kept = {},
  hasExit,
  isNeutral,
  identity,
  operator,
}: Framed) {
  const t = words(language);
  return html`<header>
      <div>
        ${!isNeutral && brandOf(identity, t.tagline)}
        ${hasExit && html`<a class="exit" href="${neutralSite}" rel="noreferrer">${t.exit}</a>`}
        ${isOffered && languageChoice(language, kept)}
      </div>
    </header>
    <main class="parts">
      <h1>${marked(title)}</h1>
      ${body}
    </main>
    <footer>
      <p>${t.danger}</p>
      <p>
        ${!isNeutral && t.about(identity.systemName, operator)}
        <a href="/privacy?lang=${language}">${t.privacy}</a> ·
        <a href="/accessibility?lang=${language}">${t.accessibility}</a>
      </p>
    </footer>`;
}

const brandOf = (identity: Identity, tagline: string) =>
  html`<p class="brand">
    <img src="/favicon.svg" alt="" width="32" height="32" />
    <span
      ><bdi translate="no">${identity.systemName}</bdi> <small>${taglineOf(identity, tagline)}</small></span
    >
  </p>`;

/** The language in `?lang=es`. The reader's choice comes first. */
export function askedLanguage(c: HonoContext<AppEnv>): Language | undefined {
  const word = c.req.query("lang");
  return isLanguage(word) ? word : undefined;
}

/** The language chosen in the app, else the browser's. Undefined if neither is one of ours. */
export const ownLanguage = (c: HonoContext<AppEnv>): Language | undefined =>
  statedLanguage(c.req.header("cookie"), c.req.header("accept-language"));

/** Links to each language, by its own name. */
const languageChoice = (current: Language, kept: Record<string, string>) =>
  html`<nav aria-label="${words(current).language}">
    ${languages.map((language) => {
      if (language === current) return html`<b aria-current="true">${languageNames[language]}</b>`;
      const to = `?${new URLSearchParams({ ...kept, lang: language })}`;
      return html`<a href="${to}" lang="${language}" hreflang="${language}">${languageNames[language]}</a>`;
    })}
  </nav>`;

/** Each language by its own name. */
export const languageNames: Record<Language, string> = { en: "English", es: "Español", fr: "Français" };

/** Shows a refusal as a page, because a person follows a link from an email, not a program. */
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

/** A refusal in the reader's language. Without one, an unexpected error that is not described. */
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

/**
 * The named fields of a form from one of our pages. Browsers send a line end as two characters, but
 * count it as one.
 */
export async function readForm<Field extends string>(
  c: HonoContext<AppEnv>,
  fields: readonly Field[],
  maxBytes = maxFormBytes,
): Promise<Record<Field, string>> {
  const type = c.req.header("content-type") ?? "";
  const isMultipart = /^multipart\/form-data\b/i.test(type);
  if (!isMultipart && !/^application\/x-www-form-urlencoded\b/i.test(type))
    throw new Refusal("WRONG_TYPE", coreSays.formMissing);
  const limits = { ...smallBody, maxBytes, tooLarge: coreSays.answerTooLong };
  const text = await readText(c.req.raw, c.req.header("content-length"), limits);
  const form = isMultipart ? await partsOf(text, type) : new URLSearchParams(text);
  const typed = (field: Field) => textOf(form.get(field)).replaceAll("\r\n", "\n");
  return Object.fromEntries(fields.map((field) => [field, typed(field)])) as Record<Field, string>;
}

/** Mail programs send the one click of RFC 8058 in this form. */
const partsOf = (text: string, type: string) =>
  new Response(text, { headers: { "content-type": type } }).formData().catch(() => {
    throw new Refusal("WRONG_TYPE", coreSays.formMissing);
  });

/** A file is no answer to any field. */
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

function hashOf(text: string): string {
  return `sha256-${createHash("sha256").update(text).digest("base64")}`;
}

const styleHash = hashOf(pageStyles);
