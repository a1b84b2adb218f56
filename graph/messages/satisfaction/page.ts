import type { Hono } from "hono";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { mountLinkPage, type Again } from "../../core/pages/link-page.ts";
import { notice } from "../../core/pages/parts.ts";
import type { Page } from "../../core/pages/server-page.ts";
import { ratingButtons } from "./buttons.ts";
import { answerQuestion, readQuestion, type QuestionView } from "./by-link.ts";
import { words } from "./words.ts";

/** The page behind a survey link: three buttons, one tap, no JavaScript. */
export const mountRatePage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "rate",
    fields: ["answer"],
    read: readQuestion,
    decide: answerQuestion,
    show,
    catalogue: (language) => words(language).catalogue,
  });

function show(view: QuestionView, language: Language, again?: Again<"answer">): Page {
  const t = words(language);
  switch (view.state) {
    case "open":
      return {
        title: t.question,
        body: html`${again && notice("bad", again.fields["answer"]?.[0] ?? t.notSent)}
          ${view.answer && notice("info", t.chosen(t.answers[view.answer]))}
          <p>${view.answer ? t.change : t.lead}</p>
          ${ratingButtons(view.answer, language)}`,
      };
    case "answered":
      return {
        title: t.thanks,
        body: html`${view.answer && notice("good", t.chosen(t.answers[view.answer]))}
          <p>${t.change}</p>
          ${ratingButtons(view.answer, language)}`,
      };
    case "closed":
      return { title: t.closed, body: notice("info", t.closedText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}
