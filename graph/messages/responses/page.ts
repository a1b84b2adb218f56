import type { Hono } from "hono";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { mountLinkPage, type Again } from "../../core/pages/link-page.ts";
import { carried, choice, factList, notice, marked, verbatim } from "../../core/pages/parts.ts";
import { qrSvg } from "../../core/pages/qr.ts";
import type { Page } from "../../core/pages/server-page.ts";
import {
  readReplyLink,
  respondByLink,
  type CarryingMessage,
  type ReplyFields,
  type ReplyView,
} from "./by-link.ts";
import { messageFields } from "./message-fields.ts";
import { maxResponseFormBytes } from "./rules.ts";
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
    maxFormBytes: maxResponseFormBytes,
  });

function show(view: ReplyView, language: Language, again?: Typed): Page {
  const t = words(language);
  switch (view.state) {
    case "open":
      return {
        title: view.message ? t.message : t.open,
        body: question(view, language, again),
        // Someone else may see the page in passing.
        ...(view.message && { isNeutral: true, hasExit: true }),
      };
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

function question({ caseId, vendor, isProblem, message, counter }: Open, language: Language, again?: Typed) {
  const t = words(language);
  return html`${again && notice("bad", t.notSent)} ${message && messageOf(message, language)}
    <p>${t.lead}</p>
    <div class="card">
      ${factList([
        [t.about, caseId],
        [t.vendor, verbatim(vendor ?? "")],
      ])}
    </div>
    ${
      counter &&
      html`<div class="card">
        <p><a href="${counter}" aria-label="${t.scan}">${qrSvg(counter, 200)}</a></p>
        <p>${t.scan}</p>
      </div>`
    }
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
      ${messageFields({ again }, language)}
    </form>
    <p class="hint">${t.urgent}</p>`;
}

/** What the text message had no room for. */
function messageOf({ details }: CarryingMessage, language: Language) {
  const t = words(language);
  if (!details) return notice("bad", t.messageVoid);
  const { lead, facts, closing } = details;
  const shown = facts.map(({ name, value, href }): [string, Html | string] => [
    name,
    href ? html`<a class="link" href="${href}" rel="noreferrer">${verbatim(value)}</a>` : value,
  ]);
  return html`<div class="card">
      ${lead.map((text) => html`<p>${marked(text)}</p>`)} ${shown.length > 0 && factList(shown)}
      ${closing.map((text) => html`<p>${marked(text)}</p>`)}
    </div>
    <h2>${t.open}</h2>`;
}
