import type { Hono } from "hono";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import { mountLinkPage, type Again } from "../../../core/pages/link-page.ts";
import {
  carried,
  choice,
  factList,
  notice,
  textField,
  breakable,
  marked,
  verbatim,
} from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { briefStyles } from "../../../core/pages/styles.ts";
import { decideByLink, readLink, type CaseForm, type LinkView } from "./decide.ts";
import { servicesAsWords } from "../messages/mails.ts";
import { linkLifetimeMs, wrongBadgesPerLink } from "../../../../shared/officers/verification/rules.ts";
import { words } from "../words.ts";
import { hourMs } from "../../../../shared/core/time/durations.ts";

type Typed = Again<keyof CaseForm>;

/** The page behind a supervisor's link. */
export const mountVerificationPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "verify",
    fields: ["decision", "badgeNumber", "facts"],
    read: readLink,
    decide: decideByLink,
    show: showCase,
    catalogue: (language) => words(language).catalogue,
  });

export function showCase(view: LinkView, language: Language, again?: Typed): Page {
  const t = words(language).page;
  const gone = (title: string, body: Page["body"]): Page => ({ title, body, status: 410 });
  switch (view.state) {
    case "open":
      return {
        title: t.open,
        body: question(view, language, again),
        extras: { styles: briefStyles },
        ...(!view.mayVerify && { status: 409 }),
      };
    case "decided":
      return { title: view.isNew ? t.answered : t.decided, body: result(view, language) };
    case "changed":
      return gone(t.changed, notice("info", `${t.changedText} ${t.askForNewMail}`));
    case "replaced":
      return gone(t.replaced, notice("info", t.replacedText));
    case "expired":
      return gone(t.expired, notice("info", `${t.expiredText(linkLifetimeMs / hourMs)} ${t.askForNewMail}`));
    case "unknown":
      return { title: t.unknown, body: notice("info", `${t.unknownText} ${t.askForNewMail}`), status: 404 };
  }
}

function question(view: Extract<LinkView, { state: "open" }>, language: Language, again?: Typed) {
  const { page: t, caseNumber, incident } = words(language);
  const { verification, mayVerify } = view;
  const { officer } = verification;
  return html` ${again && notice("bad", t.notTaken)}
    ${!mayVerify && notice("bad", `${t.closedText(wrongBadgesPerLink)} ${t.askForNewMail} ${t.closedNo}`)}
    <p>${marked(t.lead(verification.supervisorName), verification.supervisorName)}</p>
    ${
      view.identifiedBy &&
      notice(
        "info",
        t.identifiedBy(view.identifiedBy.name, dateTimeIn(view.zone, view.identifiedBy.at, language)),
      )
    }
    <div class="card brief">
      ${factList([
        [t.officer, verbatim(officer.name)],
        [t.rank, officer.rank],
        [t.agency, verbatim(officer.agency)],
        [t.email, verbatim(breakable(officer.email))],
        [caseNumber, verbatim(breakable(verification.caseNumber))],
        [t.services, servicesAsWords(verification.services, language)],
        [incident, verification.incidentDescription],
      ])}
    </div>
    ${mayVerify ? answer(view, language, again) : rejection(view, language)}`;
}

function answer({ facts }: Extract<LinkView, { state: "open" }>, language: Language, again?: Typed) {
  const t = words(language).page;
  return html`<form method="post" class="card" novalidate>
    <h2>${t.answer}</h2>
    ${carried({ facts })}
    ${choice({
      name: "decision",
      label: t.question,
      options: [
        ["verified", t.yes],
        ["rejected", t.no],
      ],
      value: again?.typed.decision,
      problem: again?.fields["decision"]?.[0],
    })}
    ${textField({
      name: "badgeNumber",
      label: t.badge,
      hint: t.badgeHint,
      value: again?.typed.badgeNumber,
      problem: again?.fields["badgeNumber"]?.[0],
      maxLength: 40,
    })}
    <button type="submit">${t.send}</button>
  </form>`;
}

/** After too many wrong badge numbers only "no" is left, which needs no number. */
function rejection({ facts }: Extract<LinkView, { state: "open" }>, language: Language) {
  const t = words(language).page;
  return html`<details class="card">
    <summary>${t.no}</summary>
    <form method="post" novalidate>
      ${carried({ facts, decision: "rejected" })}
      <button type="submit">${t.send}</button>
    </form>
  </details>`;
}

type DecidedCase = Extract<LinkView, { state: "decided" }>;

function result(view: DecidedCase, language: Language) {
  const t = words(language).page;
  const { verification } = view;
  const { officer, status, caseNumber, method } = verification;
  const sentences = [
    method === "email" && t.received,
    status === "verified" ? t.verified(officer, caseNumber) : t.rejected(officer, caseNumber),
    whoAnswered(view, language),
  ].filter(Boolean);
  return html` ${notice(status === "verified" ? "good" : "info", sentences.join(" "))}
    <p>${t.told}</p>`;
}

/** Who answered first, and when. Only administrators know administrators by name. */
function whoAnswered({ verification, zone }: DecidedCase, language: Language) {
  const { status, method, supervisorName, decidedAt } = verification;
  const t = words(language).page;
  if (!decidedAt) return null;
  const who = method === "email" ? supervisorName : t.administrator;
  const when = dateTimeIn(zone, decidedAt, language);
  return status === "verified" ? t.confirmedBy(who, when) : t.rejectedBy(who, when);
}
