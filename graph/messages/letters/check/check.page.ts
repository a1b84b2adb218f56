import type { Hono } from "hono";
import { Refusal, type FieldErrors } from "../../../core/errors.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../../core/pages/html.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import { headersOf } from "../../../core/http/refusals.ts";
import { fieldsInWords } from "../../../core/i18n/i18n.ts";
import { inWords } from "../../../../shared/core/i18n/phrases.ts";
import { factList, notice, textField } from "../../../core/pages/parts.ts";
import { askedLanguage, serverPage } from "../../../core/pages/server-page.ts";
import { checkLetter, type Checked } from "./check.ts";
import { endIn } from "../../../core/time/end-format.ts";
import { dateIn } from "../../../core/time/format.ts";
import { words as summaryWords } from "../summary/words.ts";
import { words } from "../words.ts";

type Typed = Record<"number" | "code", string>;

/**
 * Where a hotel checks a letter that is "valid without a signature": by number and check code,
 * typed or from the QR code. A GET form without JavaScript; it reveals no personal data.
 */
export function mountLetterCheck(app: Hono<AppEnv>) {
  app.get("/letters/check", async (c) => {
    const context = c.get("context");
    const language = askedLanguage(c) ?? context.language;
    const t = words(language).checkPage;
    const typed: Typed = { number: c.req.query("number") ?? "", code: c.req.query("code") ?? "" };
    const isAsked = c.req.query("number") !== undefined || c.req.query("code") !== undefined;
    const page = { title: t.title, language, isOffered: true, kept: isAsked ? shortened(typed) : {} };
    if (!isAsked)
      return serverPage(c, {
        ...page,
        body: html`<p>${t.lead}</p>
          ${form(typed, language)}`,
      });
    try {
      const checked = await checkLetter(context, typed);
      return serverPage(c, { ...page, body: answer(checked, typed, { language, zone: context.zone() }) });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      for (const [name, value] of Object.entries(headersOf(error))) c.header(name, value);
      const fields = fieldsInWords(t.catalogue, error.fields ?? {});
      const said = inWords(t.catalogue, error.sentence);
      const body = html`${error.fields ? null : notice("bad", said)}
        <p>${t.lead}</p>
        ${form(typed, language, fields)}`;
      return serverPage(c, { ...page, body, status: error.status });
    }
  });
}

const maxTyped = 40;
const shortened = ({ number, code }: Typed): Typed => ({
  number: number.slice(0, maxTyped),
  code: code.slice(0, maxTyped),
});

function form(typed: Typed, language: Language, fields: FieldErrors = {}): Html {
  const t = words(language).checkPage;
  const { number, code } = shortened(typed);
  return html`<form method="get" action="/letters/check" class="card" novalidate>
    <input type="hidden" name="lang" value="${language}" />
    ${textField({ name: "number", label: t.number, hint: t.numberHint, value: number, problem: fields["number"]?.[0], maxLength: maxTyped })}
    ${textField({ name: "code", label: t.code, hint: t.codeHint, value: code, problem: fields["code"]?.[0], maxLength: maxTyped })}
    <button type="submit">${t.send}</button>
  </form>`;
}

function answer(
  checked: Checked,
  typed: Typed,
  { language, zone }: { language: Language; zone: string },
): Html {
  const { checkPage: t, facts, help, someHelp } = words(language);
  const another = html`<p><a class="link" href="?lang=${language}">${t.another}</a></p>`;
  switch (checked.state) {
    case "valid":
    case "expired": {
      const isValid = checked.state === "valid";
      return html`${notice(isValid ? "good" : "bad", html`<strong>${isValid ? t.valid : t.expired}</strong>`)}
        <div class="card">
          ${factList([
            [facts.number, checked.number],
            [t.for, checked.helpTypes.map((type) => help[type]).join(", ") || someHelp],
            [isValid ? t.until : t.was, endIn(zone, checked.validUntil, language)],
          ])}
        </div>
        <p>${t.noName}</p>
        ${another}`;
    }
    case "void":
      return html`${notice("bad", html`<strong>${t.void}</strong>`)}
        <div class="card">
          ${factList([
            [facts.number, checked.number],
            [t.since, dateIn(zone, checked.since, language)],
          ])}
        </div>
        ${another}`;
    case "denial":
    case "summary":
      return html`${notice("info", html`<strong>${checked.state === "denial" ? t.denial : summaryWords(language).checked}</strong>`)}
        <div class="card">${factList([[facts.number, checked.number]])}</div>
        ${another}`;
    case "unknown":
      return html`${notice("bad", html`<strong>${t.unknown}</strong><br />${t.unknownText}`)}
      ${form(typed, language)}`;
  }
}
