import type { Hono } from "hono";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { mountLinkPage, secretIn, type PageCookie, type LinkAnswer } from "../../core/pages/link-page.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { maxResponseFormBytes as maxFormBytes } from "../../messages/responses/rules.ts";
import { words as responseWords } from "../../messages/responses/words.ts";
import { words as ratingWords } from "../../messages/satisfaction/words.ts";
import { words as privacyWords } from "../../intake/privacy-requests/words.ts";
import { words as contactWords } from "../../intake/safe-contact/words.ts";
import { askedView } from "./views/ask-pin.ts";
import { blankCards } from "./blank-cards.ts";
import { fields, passAddress, type Again } from "./form.ts";
import { longestSessionMs } from "./rules.ts";
import { mountPassSummary } from "./summary.ts";
import { readEndedHelp } from "./contents.ts";
import { findKept } from "./open/open.ts";
import { cardView, closedView, contentsView, linkView, unknownView } from "./views/pass.ts";
import { decideLink, decideOpened, readLink, readOpened, type PassView } from "./open/visit.ts";
import { words } from "./words.ts";

const cookie: PageCookie = {
  name: "safevoice-pass",
  path: passAddress,
  lifeSeconds: longestSessionMs / secondMs,
};

/**
 * The pages of a Help Pass. Opening a link changes nothing. Its form takes the PIN and gives the
 * browser a cookie, with which `/c` shows the help and takes the answers.
 */
export function mountPassPages(app: Hono<AppEnv>, limits: Limits) {
  mountPassSummary(app, (c) => secretIn(c, cookie));
  const shared = { link: "c", cookie, fields, show, catalogue: catalogueOf, maxFormBytes } as const;
  mountLinkPage(app, limits, { ...shared, read: readLink, decide: decideLink(limits) });
  mountLinkPage(app, limits, {
    ...shared,
    path: passAddress,
    read: readOpened,
    decide: decideOpened(limits),
  });
  // A browser that keeps what a pass showed asks whether the pass, or some of its help, has ended.
  app.get(`${passAddress}/kept/:id`, async (c) => {
    const context = c.get("context");
    const pass = await findKept(context, c.req.param("id"));
    return pass ? c.json({ over: await readEndedHelp(context, pass) }) : c.body(null, 410);
  });
  app.get("/card/print", blankCards);
  app.get("/card", (c) => c.redirect(passAddress, 302));
}

const catalogueOf = (language: Language) => ({
  ...responseWords(language).catalogue,
  ...ratingWords(language).catalogue,
  ...contactWords(language).catalogue,
  ...privacyWords(language).catalogue,
  ...words(language).catalogue,
});

const frame = { hasExit: true, isNeutral: true } as const;
/** The address of an opened pass is no secret. */
const opened = { ...frame, hasOrigin: true } as const;

function show(view: PassView, language: Language, again?: Again): LinkAnswer {
  switch (view.state) {
    case "unknown":
      return { ...frame, ...unknownView(language) };
    case "link":
      return { ...frame, ...linkView(view.progress, language, again?.fields) };
    case "opened":
      return { redirectTo: passAddress, ...(view.session !== undefined && { cookie: view.session }) };
    case "card":
      return { ...opened, ...cardView(language, again) };
    case "open":
      return { ...opened, ...contentsView({ ...view, again }, language) };
    case "done":
      return {
        redirectTo: `${passAddress}?done=${view.what}${view.chosen ? `&lang=${view.chosen}` : ""}`,
      };
    case "asked":
      return { ...frame, ...askedView(language) };
    case "closed":
    case "ended":
      return { ...opened, ...closedView(language, view.state), cookie: "" };
  }
}
