import type { Hono } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { Refusal } from "../app/errors.ts";
import { html } from "../app/html.ts";
import type { AppEnv } from "../app/http.ts";
import { fieldsInWords, inWords } from "../app/i18n.ts";
import { factList, notice } from "../app/page-parts.ts";
import { admit } from "../app/permissions.ts";
import { isSecure } from "../app/session-cookies.ts";
import { readForm, serverPage, type Page } from "../app/server-page.ts";
import { words as frame } from "../app/words.ts";
import type { Language } from "../forms/rules.ts";
import { feedbackFields, feedbackFormOf, type Again } from "./form.ts";
import { mostCharacters } from "./rules.ts";
import { sealSent, receiptIn } from "./sent.ts";
import { submitFeedback } from "./service.ts";
import { words } from "./words.ts";

/** A letter outside English takes up to nine characters in a form. */
const maxFormBytes = 9 * Object.values(mostCharacters).reduce((sum, most) => sum + most, 500);

/** Until the browser is closed. */
const cookieName = "safevoice-feedback";

/**
 * The form of those without JavaScript. By the same rules, limit and storage as the mutation. What `POST /feedback` refuses, it tells at once;
 * what it takes, on a page of its own, so that a reload sends nothing. Nor does the same once more, as it comes from whoever goes back to the
 * form: that leads to the receipt which there is.
 */
export function mountFeedbackForm(app: Hono<AppEnv>) {
  app.post("/feedback", async (c) => {
    const context = c.get("context");
    const { language } = context;
    admit(context.viewer, "public");
    const typed = await readForm(c, feedbackFields, maxFormBytes);
    c.header("cache-control", "no-store");
    const last = getCookie(c, cookieName) ?? "";
    if (receiptIn(context, last, typed)) return c.redirect(addressOf(last), 303);
    try {
      const form = { ...typed, wantFollowUp: typed.wantFollowUp !== "" };
      const { receipt } = await submitFeedback(context, form);
      const sent = sealSent(context, receipt, typed);
      setCookie(c, cookieName, sent, {
        path: "/feedback",
        httpOnly: true,
        sameSite: "Lax",
        secure: isSecure(context),
      });
      return c.redirect(addressOf(sent), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return serverPage(c, { ...again(typed, error, language), language, status: error.status });
    }
  });
  app.get("/feedback/sent/:sent", (c) => {
    const context = c.get("context");
    const { language } = context;
    const receipt = receiptIn(context, c.req.param("sent"));
    if (!receipt) return c.redirect("/feedback", 303);
    return serverPage(c, { ...thanks(receipt, language), language });
  });
}

const addressOf = (sent: string) => `/feedback/sent/${sent}`;

function thanks(receipt: string, language: Language): Page {
  const t = words(language);
  return {
    title: t.sentTitle,
    hasExit: true,
    body: html`${notice("good", t.sentText)}
      <div class="card">
        ${factList([[t.receiptNumber, html`<strong>${receipt}</strong>`]])}
        <p class="hint">${t.receiptHint}</p>
      </div>
      <p><a href="/feedback" class="link">${t.back}</a></p>`,
  };
}

/** Whatever was typed stands there again, also for who must wait for an hour. */
function again(typed: Again["typed"], { message, fields = {} }: Refusal, language: Language): Page {
  const t = words(language);
  const known = { ...frame(language).sentences, ...t.sentences };
  const problems = { sentence: inWords(known, message), fields: fieldsInWords(known, fields) };
  return { title: t.title, hasExit: true, body: feedbackFormOf(language, { typed, ...problems }) };
}
