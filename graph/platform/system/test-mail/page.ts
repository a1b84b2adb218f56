import type { Hono } from "hono";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import { html } from "../../../core/pages/html.ts";
import { mountLinkPage } from "../../../core/pages/link-page.ts";
import { notice } from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { confirmTestMail, readTestMail, type TestMailView } from "./confirm.ts";
import { words } from "./words.ts";

/** The page behind the link of a test email: one button. */
export const mountTestMailPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "test-mail",
    fields: [],
    read: readTestMail,
    decide: confirmTestMail,
    show,
    catalogue: () => ({}),
  });

function show({ state }: TestMailView, language: Language): Page {
  const t = words(language);
  switch (state) {
    case "open":
      return {
        title: t.question,
        body: html`<p>${t.text}</p>
          <form method="post"><button type="submit">${t.confirm}</button></form>`,
      };
    case "confirmed":
      return { title: t.thanks, body: notice("good", t.confirmed) };
    case "expired":
      return { title: t.expired, body: notice("info", t.expiredText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}
