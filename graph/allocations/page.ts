import type { Hono } from "hono";
import type { Language } from "../forms/rules.ts";
import { html } from "../app/html.ts";
import type { AppEnv } from "../app/http.ts";
import { inWords, money } from "../app/i18n.ts";
import type { Limits } from "../app/limits.ts";
import { mountLinkPage, type Again } from "../app/link-page.ts";
import { choice, factList, notice, textField } from "../app/page-parts.ts";
import type { Page } from "../app/server-page.ts";
import type { RequestStatus } from "../requests/rules.ts";
import { decideByApprovalLink, readApprovalLink, type ApprovalView } from "./by-link.ts";
import { words } from "./words.ts";

type Typed = Again<"decision" | "reason">;

/** The page behind a supervisor's approval link. */
export const mountApprovalPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    path: "/approve/:token",
    fields: ["decision", "reason"],
    read: readApprovalLink,
    decide: decideByApprovalLink,
    show,
    sentences: (language) => words(language).sentences,
  });

function show(view: ApprovalView, language: Language, again?: Typed): Page {
  const t = words(language).page;
  switch (view.state) {
    case "open":
      return { title: t.open(view.facts.caseId), body: question(view, language, again) };
    case "decided":
      return {
        title: t.decided(view.facts.caseId, view.facts.status),
        body: result(view.facts.status, language),
      };
    case "expired":
      return { title: t.expired, body: notice("info", t.expiredText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}

function question(
  { facts, amountCents, requestDetails, victimInitials, notYet }: Extract<ApprovalView, { state: "open" }>,
  language: Language,
  again?: Typed,
) {
  const { page: t, sentences } = words(language);
  const amount = money(amountCents, language);
  const yes = ["approve", t.yes(amount)] as const;
  const no = ["deny", t.no] as const;
  return html` ${again && notice("bad", t.notTaken)}
    <p>${t.lead(facts.officer?.name ?? t.someOfficer)}</p>
    <div class="card">
      ${factList([
        [t.person, victimInitials],
        [t.help, facts.requestedHelpTypes.map((type) => t.helpTypes[type]).join(", ")],
        [t.amount, amount],
        [t.urgency, t.urgencies[facts.urgencyLevel]],
        [t.need, requestDetails],
      ])}
    </div>
    ${notYet && notice("info", inWords(sentences, notYet))}
    <form method="post" class="card" novalidate>
      <h2>${t.answer}</h2>
      ${choice({
        name: "decision",
        label: t.question,
        options: notYet ? [no] : [yes, no],
        value: again?.typed.decision,
        problem: again?.fields["decision"]?.[0],
      })}
      ${textField({
        name: "reason",
        label: t.reason,
        hint: t.reasonHint,
        value: again?.typed.reason,
        problem: again?.fields["reason"]?.[0],
        rows: 4,
        maxLength: 1000,
      })}
      <button type="submit">${t.send}</button>
    </form>`;
}

const isPlain: ReadonlySet<RequestStatus> = new Set(["pending", "denied"]);

function result(status: RequestStatus, language: Language) {
  const t = words(language).page;
  return html`${notice(isPlain.has(status) ? "info" : "good", t.results[status])}
    <p>${t.told}</p>`;
}
