import type { Hono } from "hono";
import type { Context } from "./context.ts";
import { Refusal, type FieldErrors } from "./errors.ts";
import type { AppEnv } from "./http.ts";
import type { Limits } from "./limits.ts";
import { answerAsPage, readForm, serverPage, type Page } from "./server-page.ts";

/** What was typed, and what was wrong with it: shown with the form once more. */
export interface Again<Field extends string> {
  typed: Record<Field, string>;
  fields: FieldErrors;
}

interface LinkPage<View extends { state: string }, Field extends string> {
  path: `/${string}/:token`;
  /** The fields of its form. */
  fields: readonly Field[];
  /** What the link shows; changes nothing. */
  read: (context: Context, token: string) => Promise<View>;
  /** Takes the answer and tells what the link shows from now on. */
  decide: (context: Context, token: string, typed: Record<Field, string>) => Promise<View>;
  show: (view: View, again?: Again<Field>) => Page;
}

/**
 * The page behind a link that a supervisor was mailed. Looking at it decides nothing; only its form does. Links that do not exist and answers
 * that do not pass count as guesses, and whoever guessed too often waits.
 */
export function mountLinkPage<View extends { state: string }, Field extends string>(
  app: Hono<AppEnv>,
  limits: Limits,
  { path, fields, read, decide, show }: LinkPage<View, Field>,
) {
  app.get(path, (c) =>
    answerAsPage(c, async () => {
      const context = c.get("context");
      await limits.mayGuess(context.ip);
      const view = await read(context, c.req.param("token") ?? "");
      if (view.state === "unknown") await limits.guess(context.ip);
      return serverPage(c, show(view));
    }),
  );
  app.post(path, (c) =>
    answerAsPage(c, async () => {
      const context = c.get("context");
      const token = c.req.param("token") ?? "";
      await limits.mayGuess(context.ip);
      const typed = await readForm(c, fields);
      try {
        const view = await decide(context, token, typed);
        if (view.state === "unknown") await limits.guess(context.ip);
        return serverPage(c, show(view));
      } catch (error) {
        if (!(error instanceof Refusal) || !error.fields) throw error;
        await limits.guess(context.ip);
        const page = show(await read(context, token), { typed, fields: error.fields });
        return serverPage(c, { status: 400, ...page });
      }
    }),
  );
}
