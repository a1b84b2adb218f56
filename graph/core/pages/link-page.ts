import type { Context as HonoContext, Hono } from "hono";
import type { Language } from "../forms/fields.shared.ts";
import type { Context } from "../context.ts";
import { Refusal, type FieldErrors, type FieldSentences } from "../errors.ts";
import type { AppEnv } from "../http/app-env.ts";
import { asLanguage, fieldsInWords } from "../i18n/i18n.ts";
import type { Catalogue } from "../i18n/phrases.shared.ts";
import type { Limits } from "../http/call-limits.ts";
import { networkOf } from "../http/network-of.ts";
import { answerAsPage, askedLanguage, ownLanguage, readForm, serverPage, type Page } from "./server-page.ts";
import { words } from "../i18n/words.ts";
import { secretRoute, type SecretLink } from "../secret-links.ts";

/** What was typed, and what was wrong with it: shown with the form once more. */
export interface Again<Field extends string> {
  typed: Record<Field, string>;
  fields: FieldErrors;
}

interface LinkPage<View extends LinkState, Field extends string> {
  link: SecretLink;
  /** The fields of its form. */
  fields: readonly Field[];
  /** What the link shows; changes nothing. */
  read: (context: Context, token: string) => Promise<View>;
  /** Takes the answer and tells what the link shows from now on. */
  decide: (context: Context, token: string, typed: Record<Field, string>) => Promise<View>;
  show: (view: View, language: Language, again?: Again<Field>) => Page;
  /** What `decide` refuses with, in each language. */
  catalogue: (language: Language) => Catalogue;
  /** Of what its form may send, where that is more than usual. */
  maxFormBytes?: number;
}

/** `language` is the case's; a link that is not known has none. */
interface LinkState {
  state: string;
  language?: string;
}

/**
 * The page behind a link that somebody was mailed. Looking at it decides nothing; only its form does. Links that do not exist
 * count for the network that asks for them, and answers that do not pass for their link alone: a link that exists opens whatever its neighbours try. It speaks the language that the reader asks for or has in the browser, else the case's.
 */
export function mountLinkPage<View extends LinkState, Field extends string>(
  app: Hono<AppEnv>,
  limits: Limits,
  { link, fields, read, decide, show, catalogue, maxFormBytes }: LinkPage<View, Field>,
) {
  const path = secretRoute(link);
  const catalogueIn = (language: Language) => ({ ...words(language).catalogue, ...catalogue(language) });

  app.get(path, (c) =>
    answerAsPage(c, catalogueIn, async () => {
      const context = c.get("context");
      const view = await read(context, c.req.param("token") ?? "");
      if (view.state === "unknown") await limits.guess(networkOf(context.ip));
      return page(c, view);
    }),
  );
  app.post(path, (c) =>
    answerAsPage(c, catalogueIn, async () => {
      const context = c.get("context");
      const token = c.req.param("token") ?? "";
      const typed = await readForm(c, fields, maxFormBytes);
      try {
        const view = await decide(context, token, typed);
        if (view.state === "unknown") await limits.guess(networkOf(context.ip));
        return page(c, view);
      } catch (error) {
        if (!(error instanceof Refusal) || !error.fields) throw error;
        await limits.guess(context.keys.hash(`answer ${token}`));
        return page(c, await read(context, token), { typed, fields: error.fields });
      }
    }),
  );

  function page(
    c: HonoContext<AppEnv>,
    view: View,
    again?: Pick<Again<Field>, "typed"> & { fields: FieldSentences },
  ): Response {
    const language = askedLanguage(c) ?? ownLanguage(c) ?? asLanguage(view.language);
    const shown = show(
      view,
      language,
      again && { ...again, fields: fieldsInWords(catalogueIn(language), again.fields) },
    );
    return serverPage(c, { ...(again && { status: 400 }), ...shown, language, isOffered: true });
  }
}
