import type { Hono } from "hono";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { headersOf } from "../../core/http/refusals.ts";
import { fieldsInWords } from "../../core/i18n/i18n.ts";
import { inWords } from "../../../shared/core/i18n/phrases.ts";
import { factList, notice } from "../../core/pages/parts.ts";
import { admit } from "../../core/access/audiences.ts";
import { readForm, serverPage, type Page } from "../../core/pages/server-page.ts";
import { words as frame } from "../../core/i18n/words.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { feedbackFields, feedbackFormOf, formKeyField, type Again } from "./form.ts";
import { maxCharacters } from "../../../shared/community/feedback/rules.ts";
import { sealSent, receiptIn } from "./receipt-token.ts";
import { submitFeedback } from "./service.ts";
import { words } from "./words.ts";

/** A non-ASCII letter takes up to nine characters in a form. */
const maxFormBytes = 9 * Object.values(maxCharacters).reduce((sum, most) => sum + most, 500);

/**
 * The form without JavaScript, with the mutation's rules, limit and storage. `POST /feedback` shows
 * refusals at once, and success on a separate page, so that a reload sends nothing. A repeated
 * submission leads to the existing receipt.
 */
export function mountFeedbackForm(app: Hono<AppEnv>) {
  app.post("/feedback", async (c) => {
    const context = c.get("context");
    admit(context.viewer, "public");
    const { formKey, ...typed } = await readForm(c, [...feedbackFields, formKeyField], maxFormBytes);
    c.header("cache-control", "no-store");
    try {
      const form = { ...typed, wantFollowUp: typed.wantFollowUp !== "" };
      const { receipt } = await submitFeedback(context, form, formKey);
      return c.redirect(`/feedback/sent/${sealSent(context, receipt)}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const [name, value] of Object.entries(headersOf(error))) c.header(name, value);
      const page = again(context, { typed, formKey }, error);
      return serverPage(c, { ...page, language: context.language, status: error.status });
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

function thanks(receipt: string, language: Language): Page {
  const t = words(language);
  return {
    title: t.sentTitle,
    hasExit: true,
    body: html`${notice("good", t.sentText)}
      <div class="card">
        ${factList([[t.receiptNumber, html`<strong translate="no">${receipt}</strong>`]])}
        <p class="hint">${t.receiptHint}</p>
      </div>
      <p><a href="/feedback" class="link">${t.back}</a></p>`,
  };
}

type Sent = Pick<Again, "typed" | "formKey">;

/** The typed text is shown again, also to a person over the hourly limit. */
function again(context: Context, sent: Sent, { sentence, fields = {} }: Refusal): Page {
  const t = words(context.language);
  const known = { ...frame(context.language).catalogue, ...t.catalogue };
  const problems = { sentence: inWords(known, sentence), fields: fieldsInWords(known, fields) };
  return {
    title: t.title,
    hasExit: true,
    hasOrigin: true,
    body: feedbackFormOf(context, { ...sent, ...problems }),
  };
}
