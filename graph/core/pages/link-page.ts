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
import { secretRoute, type SecretLink } from "../security/secret-links.ts";

/** The values and problems to show when the form is displayed again. */
export interface Again<Field extends string> {
  typed: Record<Field, string>;
  fields: FieldErrors;
}

interface LinkPage<View extends LinkState, Field extends string> {
  link: SecretLink;
  /** The fields of the form. */
  fields: readonly Field[];
  /** Reads what the link shows. Changes nothing. */
  read: (context: Context, token: string) => Promise<View>;
  /** Saves the answer and returns what the link shows afterward. */
  decide: (context: Context, token: string, typed: Record<Field, string>) => Promise<View>;
  show: (view: View, language: Language, again?: Again<Field>) => Page;
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
 * The page behind an emailed link. Opening it changes nothing, only its form does. Unknown links
 * count against the network that opens them, and refused answers only against their own link, so a
 * real link opens whatever others on the network try. The page uses the language that the reader
 * chose or that the browser prefers, else the case's.
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
