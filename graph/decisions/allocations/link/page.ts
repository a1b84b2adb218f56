import type { Hono } from "hono";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import { inWords, type Phrase } from "../../../../shared/core/i18n/phrases.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import { mountLinkPage, type Again } from "../../../core/pages/link-page.ts";
import { carried, choice, factList, notice, textField, marked, verbatim } from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { briefStyles } from "../../../core/pages/styles.ts";
import { sayNeeds } from "../../../messages/letters/needs-in-words.ts";
import type { RequestStatus } from "../../../../shared/core/request-statuses.ts";
import {
  decideByApprovalLink,
  readApprovalLink,
  type ApprovalForm,
  type ApprovalView,
  type OpenApproval,
} from "./by-link.ts";
import type { UrgencyLevel } from "../../../../shared/intake/requests/rules.ts";
import type { ShownRequest } from "../../../intake/supervisor-approval/link-snapshot.ts";
import { words } from "../../../intake/supervisor-approval/words.ts";
import { says } from "../../../../shared/decisions/allocations/sentences.ts";

type Typed = Again<keyof ApprovalForm>;

/** The page behind a supervisor's approval link. */
export const mountApprovalPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "approve",
    fields: ["decision", "reason", "facts", "amount", "version"],
    read: readApprovalLink,
    decide: decideByApprovalLink,
    show: showApproval,
    catalogue: (language) => words(language).catalogue,
  });

export function showApproval(view: ApprovalView, language: Language, again?: Typed): Page {
  const t = words(language).page;
  switch (view.state) {
    case "open":
      return {
        title: t.open(view.shown.caseId),
        body: question(view, language, again),
        extras: { styles: briefStyles },
        ...(view.outdated && { status: 409 }),
      };
    case "decided":
      return {
        title: t.decided(view.facts.caseId, view.facts.status),
        body: result(view, language),
      };
    case "ended":
      return { title: t.ended, body: notice("info", t.endedText), status: 410 };
    case "expired":
      return { title: t.expired, body: notice("info", t.expiredText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}

function question(view: OpenApproval, language: Language, again?: Typed) {
  const { shown, claim, victimInitials, missing } = view;
  const t = words(language).page;
  return html` ${again && notice("bad", t.notTaken)} ${whatChanged(view, language)}
    <p>${marked(t.lead(shown.officerName), shown.officerName)}</p>
    ${missing.length > 0 && whatIsMissing(missing, language)}
    <div class="card brief">
      ${factList([
        [t.amount, html`<strong class="sum">${verbatim(money(claim.amountCents, language))}</strong>`],
        [t.person, verbatim(victimInitials)],
        [t.help, shown.requestedHelpTypes.map((type) => t.helpTypes[type]).join(", ")],
        ...needed(shown, language),
        [
          t.urgency,
          html`<span class="pill ${urgencyTones[shown.urgencyLevel]}"
            >${t.urgencies[shown.urgencyLevel]}</span
          >`,
        ],
        [t.need, shown.need],
      ])}
    </div>
    ${missing.length > 0 ? denial(view, language, again) : decision(view, language, again)}`;
}

const urgencyTones: Record<UrgencyLevel, string> = { critical: "bad", high: "warn", medium: "", low: "" };

/** Explains that the answer referred to an earlier state. */
function whatChanged({ outdated, claim }: OpenApproval, language: Language) {
  if (!outdated) return null;
  const { page: t } = words(language);
  const before = outdated.amountCents;
  return notice(
    "bad",
    before === null || before === claim.amountCents
      ? t.changed
      : t.amountChanged(money(before, language), money(claim.amountCents, language)),
  );
}

function whatIsMissing(missing: Phrase[], language: Language) {
  const { page: t, catalogue } = words(language);
  return notice(
    "info",
    html`<strong>${t.notYet}</strong>
      <ul>
        ${missing.map((sentence) => html`<li>${inWords(catalogue, sentence)}</li>`)}
      </ul>
      ${t.mailLater} ${!missing.includes(says.officerFirst) && t.nothingNow}`,
  );
}

/** The state that the answer refers to, as hidden values. */
const carry = ({ claim }: OpenApproval) =>
  carried({ facts: claim.facts, amount: String(claim.amountCents), version: String(claim.version) });

function decision(view: OpenApproval, language: Language, again?: Typed) {
  const t = words(language).page;
  return html`<form method="post" class="card" novalidate>
    <h2>${t.answer}</h2>
    ${carry(view)}
    ${choice({
      name: "decision",
      label: t.question,
      options: [
        ["approve", t.yes(money(view.claim.amountCents, language))],
        ["deny", t.no],
      ],
      value: isSameAsTyped(view, again) ? again?.typed.decision : undefined,
      problem: again?.fields["decision"]?.[0],
    })}
    ${reasonField(view, language, again)}
    <button type="submit">${t.send}</button>
  </form>`;
}

/** Keeps a choice only if the amount is still the same. */
const isSameAsTyped = ({ claim }: OpenApproval, again?: Typed) =>
  again?.typed.amount === String(claim.amountCents) && again.typed.version === String(claim.version);

/**
 * While approval is not possible, denying is a separate step, so that it does not look like the
 * only answer.
 */
function denial(view: OpenApproval, language: Language, again?: Typed) {
  const t = words(language).page;
  return html`<details class="card" ${(again ?? view.outdated) && html`open`}>
    <summary>${t.denyInstead}</summary>
    <form method="post" novalidate>
      ${carry(view)} ${carried({ decision: "deny" })}
      <p>${t.denyText}</p>
      ${reasonField(view, language, again)}
      <button type="submit">${t.no}</button>
    </form>
  </details>`;
}

function reasonField({ outdated }: OpenApproval, language: Language, again?: Typed) {
  const t = words(language).page;
  return textField({
    name: "reason",
    label: t.reason,
    hint: t.reasonHint,
    value: again?.typed.reason ?? outdated?.reason,
    problem: again?.fields["reason"]?.[0],
    rows: 4,
    maxLength: 1000,
  });
}

/** What is needed, and whether a person confirmed it. */
function needed({ needs, needsSource }: ShownRequest, language: Language): [string, string][] {
  const t = words(language).page;
  if (!needs) return [];
  const said = sayNeeds(needs, language) || t.noPrice;
  return [[t.needs, needsSource === "confirmed" ? said : `${said} (${t.unconfirmed})`]];
}

const isPlain: ReadonlySet<RequestStatus> = new Set(["pending", "denied"]);

function result({ facts: { status }, first, zone }: DecidedApproval, language: Language) {
  const t = words(language).page;
  const sentences = [t.results[status], first && whoDecided(first, zone, language)].filter(Boolean);
  return html`${notice(isPlain.has(status) ? "info" : "good", sentences.join(" "))}
    <p>${t.told}</p>`;
}

type DecidedApproval = Extract<ApprovalView, { state: "decided" }>;

/** Uses the same names as the conflict answer (decision-conflict.ts). */
function whoDecided({ at, values }: NonNullable<DecidedApproval["first"]>, zone: string, language: Language) {
  const t = words(language).page;
  const who = values.role === "rule" ? t.automaticRule : values.by || t.administrator;
  const when = dateTimeIn(zone, at, language);
  return values.decision === "denied" ? t.deniedBy(who, when) : t.approvedBy(who, when);
}
