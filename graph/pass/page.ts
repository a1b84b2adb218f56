import type { Context as HonoContext, Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import type { Language } from "../core/forms/fields.shared.ts";
import { Refusal, type FieldErrors, type FieldSentences } from "../core/errors.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import type { Limits } from "../core/http/call-limits.ts";
import { networkOf } from "../core/http/network-of.ts";
import { asLanguage, fieldsInWords } from "../core/i18n/i18n.ts";
import { answerAsPage, askedLanguage, ownLanguage, readForm, serverPage } from "../core/pages/server-page.ts";
import { words as coreWords } from "../core/i18n/words.ts";
import { secretRoute } from "../core/security/secret-links.ts";
import { isSecure } from "../core/sessions/cookies.ts";
import { askForCall, confirmReceipt, reportExposure, reportProblem } from "./answers.ts";
import { readContents, readProgress } from "./contents.ts";
import {
  choosePin,
  closeSession,
  findByCode,
  findByLink,
  findBySession,
  openWithPin,
  touch,
  type Pass,
} from "./open.ts";
import { codeLetters, longestSessionMs, readLetters } from "./rules.shared.ts";
import { says } from "./sentences.ts";
import { secondMs } from "../core/time/durations.shared.ts";
import { fields, passAddress, type PassForm } from "./form.ts";
import { cardView, closedView, contentsView, linkView, unknownView, type Shown } from "./view.ts";
import { words } from "./words.ts";

const catalogueOf = (language: Language) => ({
  ...coreWords(language).catalogue,
  ...words(language).catalogue,
});

/**
 * The pages of a Help Pass. Opening a link changes nothing. Its form takes the PIN and gives the
 * browser a cookie, with which `/c` shows the help and takes the answers.
 */
export function mountPassPages(app: Hono<AppEnv>, limits: Limits) {
  const guess = (c: HonoContext<AppEnv>) => limits.guess(networkOf(c.get("context").ip));
  const answer = (c: HonoContext<AppEnv>, make: () => Promise<Response>) =>
    answerAsPage(c, catalogueOf, make);

  app.get(secretRoute("c"), (c) =>
    answer(c, async () => {
      const context = c.get("context");
      const pass = await findByLink(context, c.req.param("token"));
      if (!pass) return unknown(c, guess);
      const open = await findBySession(context, tokenOf(c));
      if (open?.pass.id === pass.id) return c.redirect(passAddress, 303);
      return page(c, linkView(await readProgress(context, pass), languageOf(c, pass)), pass);
    }),
  );
  app.post(secretRoute("c"), (c) =>
    answer(c, async () => {
      const context = c.get("context");
      const pass = await findByLink(context, c.req.param("token"));
      if (!pass) return unknown(c, guess);
      const typed = await readForm(c, fields);
      return refusing(
        () => open(c, pass, typed),
        async (problems) => {
          const language = languageOf(c, pass);
          return page(
            c,
            linkView(await readProgress(context, pass), language, inWords(problems, language)),
            pass,
          );
        },
      );
    }),
  );

  app.get("/card", (c) => c.redirect(passAddress, 302));
  app.get(passAddress, (c) =>
    answer(c, async () => {
      const context = c.get("context");
      const open = await findBySession(context, tokenOf(c));
      if (!open) return page(c, cardView(languageOf(c)));
      // The page asks by itself whether anything changed, which is not the person being there.
      if (c.req.header("x-refresh") === undefined) await touch(context, open.session);
      return contents(c, open.pass, { done: c.req.query("done") });
    }),
  );
  app.post(passAddress, (c) =>
    answer(c, async () => {
      const context = c.get("context");
      const typed = await readForm(c, fields);
      if (typed.act === "open") return openByCard(c, typed);
      const open = await findBySession(context, tokenOf(c));
      if (!open) return page(c, cardView(languageOf(c)));
      await touch(context, open.session);
      return refusing(
        () => act(c, open, typed),
        (problems) => contents(c, open.pass, { typed, problems }),
      );
    }),
  );

  /** A code and its PIN: an unknown code and a wrong PIN get the same answer. */
  async function openByCard(c: HonoContext<AppEnv>, typed: PassForm) {
    const context = c.get("context");
    const isComplete = readLetters(typed.code).length === codeLetters;
    const again = (problems: FieldSentences) => {
      const language = languageOf(c);
      return page(c, cardView(language, { typed, problems: inWords(problems, language) }));
    };
    return refusing(async () => {
      if (!isComplete) throw new Refusal("INVALID", says.codeShape, { code: [says.codeShape] });
      const pass = await findByCode(context, typed.code);
      if (pass) return open(c, pass, typed);
      await guess(c);
      throw new Refusal("INVALID", says.pinWrong, { pin: [says.pinWrong] });
    }, again);
  }
}

async function open(c: HonoContext<AppEnv>, pass: Pass, typed: PassForm) {
  const token = await openWithPin(c.get("context"), pass, typed);
  giveCookie(c, token);
  return c.redirect(passAddress, 303);
}

type Open = NonNullable<Awaited<ReturnType<typeof findBySession>>>;

async function act(c: HonoContext<AppEnv>, open: Open, typed: PassForm): Promise<Response> {
  const context = c.get("context");
  const { pass, session } = open;
  const done = (what: string) => c.redirect(`${passAddress}?done=${what}`, 303);
  switch (typed.act) {
    case "problem":
      await reportProblem(context, pass, typed);
      return done("problem");
    case "received":
      await confirmReceipt(context, pass, typed.ticket);
      return done("received");
    case "call":
      await askForCall(context, pass, typed);
      return done("call");
    case "pin":
      await choosePin(context, open, typed);
      return done("pin");
    case "exposed":
      await reportExposure(context, pass);
      giveCookie(c, "");
      return page(c, closedView(languageOf(c, pass), "ended"), pass);
    case "leave":
      await closeSession(context, session);
      giveCookie(c, "");
      return page(c, closedView(languageOf(c, pass), "closed"), pass);
    default:
      return c.redirect(passAddress, 303);
  }
}

interface State {
  done?: string | undefined;
  typed?: PassForm;
  problems?: FieldSentences;
}

async function contents(c: HonoContext<AppEnv>, pass: Pass, { done, typed, problems }: State) {
  const context = c.get("context");
  const language = languageOf(c, pass);
  const [progress, shown] = await Promise.all([readProgress(context, pass), readContents(context, pass)]);
  const again = typed && problems ? { typed, problems: inWords(problems, language) } : undefined;
  return page(c, contentsView({ pass, progress, ...shown, done, again, now: context.now() }, language), pass);
}

/** INVALID is shown at its fields; every other refusal is a page of its own. */
async function refusing(
  make: () => Promise<Response>,
  show: (problems: FieldSentences) => Promise<Response> | Response,
) {
  try {
    return await make();
  } catch (error) {
    if (!(error instanceof Refusal) || !error.fields) throw error;
    return show(error.fields);
  }
}

const inWords = (problems: FieldSentences, language: Language): FieldErrors =>
  fieldsInWords(catalogueOf(language), problems);

const languageOf = (c: HonoContext<AppEnv>, pass?: Pass): Language =>
  askedLanguage(c) ?? ownLanguage(c) ?? asLanguage(pass?.language);

function page(c: HonoContext<AppEnv>, shown: Shown, pass?: Pass): Response {
  return serverPage(c, {
    ...shown,
    language: languageOf(c, pass),
    isOffered: true,
    hasExit: true,
    isNeutral: true,
    hasOrigin: c.req.path === passAddress,
  });
}

async function unknown(c: HonoContext<AppEnv>, guess: (c: HonoContext<AppEnv>) => Promise<void>) {
  await guess(c);
  return page(c, unknownView(languageOf(c)));
}

const cookieName = (c: HonoContext<AppEnv>) =>
  `${isSecure(c.get("context")) ? "__Secure-" : ""}safevoice-pass`;

const tokenOf = (c: HonoContext<AppEnv>) => getCookie(c, cookieName(c));

/** No other address gets this cookie, and no other site can make the browser send it. */
function giveCookie(c: HonoContext<AppEnv>, token: string) {
  setCookie(c, cookieName(c), token, {
    path: passAddress,
    httpOnly: true,
    sameSite: "Strict",
    secure: isSecure(c.get("context")),
    maxAge: token ? longestSessionMs / secondMs : 0,
  });
}
