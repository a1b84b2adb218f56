import type { Hono } from "hono";
import type { Language } from "../core/forms/fields.shared.ts";
import { html } from "../core/html.ts";
import type { AppEnv } from "../core/http/app-env.ts";
import type { Limits } from "../core/http/call-limits.ts";
import { mountLinkPage, type Again } from "../core/pages/link-page.ts";
import { carried, choice, factList, notice, textField } from "../core/pages/parts.ts";
import type { Page } from "../core/pages/server-page.ts";
import { readReplyLink, respondByLink, type ReplyFields, type ReplyView } from "./by-link.ts";
import { maxResponseCharacters } from "./rules.shared.ts";
import { words } from "./words.ts";

type Typed = Again<keyof ReplyFields>;

/** The page behind the reply link of a message. */
export const mountReplyPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "reply",
    fields: ["kind", "content"],
    read: readReplyLink,
    decide: respondByLink,
    show,
    catalogue: (language) => words(language).catalogue,
    maxFormBytes: maxResponseCharacters * 9 + 500,
  });

function show(view: ReplyView, language: Language, again?: Typed): Page {
  const t = words(language);
  switch (view.state) {
    case "open":
      return { title: t.open, body: question(view, language, again) };
    case "sent":
      return {
        title: t.sent,
        body: html`${notice("good", view.isProblem ? t.sentProblem : t.sentText)}
          <p><a class="link" href="?lang=${language}">${t.again}</a></p>`,
      };
    case "expired":
      return { title: t.expired, body: notice("info", t.expiredText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}

type Open = Extract<ReplyView, { caseId: string }>;

function question({ caseId, vendor, isProblem }: Open, language: Language, again?: Typed) {
  const t = words(language);
  return html`${again && notice("bad", t.notSent)}
    <p>${t.lead}</p>
    <div class="card">
      ${factList([
        [t.about, caseId],
        [t.vendor, vendor ?? ""],
      ])}
    </div>
    <form method="post" class="card" novalidate>
      ${
        isProblem
          ? choice({
              name: "kind",
              label: t.kind,
              options: [
                ["problem", t.problem],
                ["answer", t.answer],
              ],
              value: again?.typed.kind,
              problem: again?.fields["kind"]?.[0],
            })
          : carried({ kind: "answer" })
      }
      ${textField({
        name: "content",
        label: t.content,
        hint: t.contentHint,
        value: again?.typed.content,
        problem: again?.fields["content"]?.[0],
        rows: 6,
        maxLength: maxResponseCharacters,
      })}
      <button type="submit">${t.send}</button>
    </form>
    <p class="hint">${t.urgent}</p>`;
}
