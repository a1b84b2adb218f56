import type { Context as HonoContext, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { Context } from "../context.ts";
import { FormatRefusal, Refusal, type FieldErrors } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { asLanguage, fieldsInWords } from "../i18n/i18n.ts";
import { inWords, type Catalogue } from "../../../shared/core/i18n/phrases.ts";
import { compressedPage } from "../http/compressed-answers.ts";
import type { Limits } from "../http/call-limits.ts";
import { headersOf } from "../http/refusals.ts";
import { html } from "./html.ts";
import { notice } from "./parts.ts";
import { isSecure } from "../sessions/cookie-shape.ts";
import { answerAsPage, askedLanguage, ownLanguage, readForm, serverPage, type Page } from "./server-page.ts";
import { words } from "../i18n/words.ts";
import { sha256 } from "../security/secrets.ts";
import { secretRoute, type SecretLink } from "../security/secret-links.ts";

/** The values and problems to show when the form is displayed again. */
export interface Again<Field extends string> {
  typed: Record<Field, string>;
  fields: FieldErrors;
}

/** The cookie that an answer can set, for each path and the addresses below it. */
export interface PageCookie {
  name: string;
  path: string | readonly string[];
  lifeSeconds: number;
  /** Links from other apps, such as a scanner, open its pages too. Forms of other sites do not. */
  isScanned?: boolean;
}

/** What comes with a request besides its secret. */
export interface Visit {
  /** The secret in the page's cookie. */
  cookie: string | undefined;
  /** The page's own script asks whether anything changed. */
  isRefresh: boolean;
  /** A person asked for the page: not a script, a browser in advance, or a form shown again. */
  isSeen: boolean;
  query: (name: string) => string | undefined;
}

/** A page, or the address that comes next. An empty `cookie` removes it from the browser. */
export type LinkAnswer = (Page | { redirectTo: string }) & { cookie?: string };

interface LinkPage<View extends LinkState, Field extends string> {
  link: SecretLink;
  /** The address, if the secret is in the cookie and not in the address. */
  path?: string;
  cookie?: PageCookie;
  /** The fields of the form. */
  fields: readonly Field[];
  /** Reads what the link shows. Changes nothing that it shows. */
  read: (context: Context, token: string, visit: Visit) => Promise<View>;
  /** Saves the answer and returns what the link shows afterward. */
  decide: (context: Context, token: string, typed: Record<Field, string>, visit: Visit) => Promise<View>;
  show: (view: View, language: Language, again?: Again<Field>) => LinkAnswer;
  /** The error sentences of `decide` in each language. */
  catalogue: (language: Language) => Catalogue;
  /** The size limit of the form, if it is larger than the default. */
  maxFormBytes?: number;
}

/** `language` is the case's. An unknown link has none. */
interface LinkState {
  state: string;
  language?: string;
}

/**
 * The page behind a link, or behind the cookie that a link's page set. Only its form changes
 * anything. Unknown links count against the network that opens them. Refused answers count only
 * against their own link, so one person's attempts never block another person's link. The page uses
 * the language that the reader chose or that the browser prefers, else the case's.
 */
export function mountLinkPage<View extends LinkState, Field extends string>(
  app: Hono<AppEnv>,
  limits: Limits,
  { link, path = secretRoute(link), cookie, fields, read, decide, show, ...rest }: LinkPage<View, Field>,
) {
  const { catalogue, maxFormBytes } = rest;
  const catalogueIn = (language: Language) => ({ ...words(language).catalogue, ...catalogue(language) });

  app.get(path, (c) =>
    answerAsPage(c, catalogueIn, async () => {
      const view = await read(c.get("context"), tokenOf(c), visitOf(c));
      const shown = await known(c, view);
      return compressedPage(c, visitOf(c).isRefresh ? await ifChanged(c, shown) : shown);
    }),
  );
  app.post(path, (c) =>
    answerAsPage(c, catalogueIn, async () => {
      const context = c.get("context");
      const token = tokenOf(c);
      const typed = await readForm(c, fields, maxFormBytes);
      try {
        return await compressedPage(c, await known(c, await decide(context, token, typed, visitOf(c))));
      } catch (error) {
        const refusal = await counted(context, token, error);
        const again = page(c, await read(context, token, visitOf(c)), { typed, refusal });
        return compressedPage(c, again);
      }
    }),
  );

  const cookieOf = (c: HonoContext<AppEnv>) => cookie && secretIn(c, cookie);
  const tokenOf = (c: HonoContext<AppEnv>) => c.req.param("token") ?? cookieOf(c) ?? "";
  const visitOf = (c: HonoContext<AppEnv>): Visit => ({
    cookie: cookieOf(c),
    isRefresh: c.req.header("x-refresh") !== undefined,
    isSeen: c.req.method === "GET" && c.req.header("x-refresh") === undefined && !isPrefetch(c),
    query: (name) => c.req.query(name),
  });

  /**
   * The refusal that the form shows, with what was typed. A wrong answer counts against its link,
   * or without one against its device and network. A form that cannot be read is no answer.
   */
  async function counted(context: Context, token: string, error: unknown): Promise<Refusal> {
    if (!(error instanceof Refusal)) throw error;
    if (error.code === "RATE_LIMITED") return error;
    if (!error.fields) throw error;
    if (error instanceof FormatRefusal) return error;
    try {
      if (token) await limits.guess(context.keys.hash(`answer ${token}`));
      else await limits.wrongCode(context, "form");
    } catch (limit) {
      if (limit instanceof Refusal) return limit;
      throw limit;
    }
    return error;
  }

  async function known(c: HonoContext<AppEnv>, view: View): Promise<Response> {
    if (view.state === "unknown") await limits.wrongCode(c.get("context"), "link");
    return page(c, view);
  }

  function page(
    c: HonoContext<AppEnv>,
    view: View,
    again?: Pick<Again<Field>, "typed"> & { refusal: Refusal },
  ): Response {
    const language = askedLanguage(c) ?? ownLanguage(c) ?? asLanguage(view.language);
    const fields = again?.refusal.fields ?? {};
    const shown = show(
      view,
      language,
      again && { typed: again.typed, fields: fieldsInWords(catalogueIn(language), fields) },
    );
    if (cookie && shown.cookie !== undefined) giveCookie(c, cookie, shown.cookie);
    if ("redirectTo" in shown) return c.redirect(shown.redirectTo, 303);
    const all = { ...shown, language, isOffered: true };
    if (!again) return serverPage(c, all);
    const { refusal } = again;
    for (const [name, value] of Object.entries(headersOf(refusal))) c.header(name, value);
    const said = notice("bad", inWords(catalogueIn(language), refusal.sentence));
    if (refusal.fields) return serverPage(c, { status: 400, ...all });
    const body = html`${said} ${shown.body}`;
    return serverPage(c, { ...all, body, status: refusal.status });
  }
}

/** Browsers and messaging apps name a page that they load before anyone opens it. */
const isPrefetch = (c: HonoContext<AppEnv>) =>
  ["sec-purpose", "purpose", "x-purpose", "x-moz"].some((name) =>
    /\b(?:prefetch|prerender|preview)\b/i.test(c.req.header(name) ?? ""),
  );

/** Answers 304 if the page's script already has this text, else the page with its new ETag. */
async function ifChanged(c: HonoContext<AppEnv>, page: Response): Promise<Response> {
  if (page.status !== 200) return page;
  const text = await page.text();
  const etag = `"${sha256(text).slice(0, 22)}"`;
  const headers = { ...Object.fromEntries(page.headers), etag };
  return c.req.header("if-none-match") === etag ? c.body(null, 304, headers) : c.body(text, 200, headers);
}

const cookieName = (c: HonoContext<AppEnv>, { name }: PageCookie) =>
  `${isSecure(c.get("context")) ? "__Secure-" : ""}${name}`;

/** The secret in a page's cookie. */
export const secretIn = (c: HonoContext<AppEnv>, cookie: PageCookie) => getCookie(c, cookieName(c, cookie));

/** No other address gets this cookie, and no other site can make the browser send it. */
function giveCookie(c: HonoContext<AppEnv>, cookie: PageCookie, secret: string) {
  for (const path of [cookie.path].flat())
    setCookie(c, cookieName(c, cookie), secret, {
      path,
      httpOnly: true,
      sameSite: cookie.isScanned ? "Lax" : "Strict",
      secure: isSecure(c.get("context")),
      maxAge: secret ? cookie.lifeSeconds : 0,
    });
}
