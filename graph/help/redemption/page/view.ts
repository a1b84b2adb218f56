import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html, type Html } from "../../../core/pages/html.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { carried, factList, notice, textField, marked, verbatim } from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { ago } from "../../../core/time/ago.ts";
import { dateIn, dateTimeIn } from "../../../core/time/format.ts";
import { helpGiven } from "../../../messages/letters/render/template-values.ts";
import { words as letterWords } from "../../../messages/letters/words.ts";
import { homeAddress, type Again } from "./form.ts";
import type { HomeView, JoinView, TicketView } from "./visit.ts";
import type { Ticket } from "./ticket.ts";
import { usedIn } from "../used.ts";
import { words } from "../words.ts";

type Parts = Pick<Page, "title" | "body" | "status" | "extras">;

/** What a code is, on any device; on a terminal of its vendor, also the form that redeems it. */
export function ticketView(view: StateOf<TicketView, "ticket">, language: Language, again?: Again): Parts {
  const t = words(language);
  const { ticket, terminal, done } = view;
  const tone = ticket.state === "valid" || ticket.state === "received" ? "good" : "bad";
  return {
    title: t.title,
    ...(again && { status: 400 as const }),
    extras: { styles },
    body: html`${done === "undone" && tone === "good" && notice("info", t.undone)}
      ${notice(terminal?.undoable ? "good" : tone, html`<strong>${saidOf(view, language)}</strong>`)}
      ${terminal?.undoable && undoForm(language)}
      ${terminal?.canRedeem && redeemForm(ticket, language, again)}
      ${terminal && !terminal.isOwn && notice("info", t.other)}
      <div class="card">${factList(factsOf(ticket, language))}</div>
      ${terminal ? html`<p><a class="link" href="${homeAddress}">${t.home}</a></p>` : html`<p class="hint">${t.noName}</p>`}`,
  };
}

/** A vendor's terminal says when, where and for how much a used code was redeemed. */
function saidOf({ ticket, terminal }: StateOf<TicketView, "ticket">, language: Language): string {
  const t = words(language);
  const { state, zone, now } = ticket;
  if (state !== "used" || !terminal?.use) return t.states[state];
  const { at, by, cents } = terminal.use;
  return usedIn(t.catalogue.redemption, { at, by: by ?? t.ourDesk, cents }, { zone, now, language });
}

function factsOf(ticket: Ticket, language: Language): [string, string][] {
  const t = words(language);
  const { state, at, endsAt, zone, usedCents, maxCents, now } = ticket;
  const isUsable = state === "valid" || state === "received";
  const until = endsAt ? dateTimeIn(zone, endsAt, language) : "";
  return [
    [t.for, helpGiven(ticket, language)],
    ...(isUsable ? ([[t.most, money(maxCents, language)]] as [string, string][]) : []),
    ...(isUsable ? ([[t.until, until]] as [string, string][]) : []),
    ...(state === "used" && at ? ([[t.usedAt, ago(at, now, language)]] as [string, string][]) : []),
    ...(usedCents !== null ? ([[t.usedFor, money(usedCents, language)]] as [string, string][]) : []),
    ...(state === "void" && at ? ([[t.since, dateIn(zone, at, language)]] as [string, string][]) : []),
    ...(state === "expired" ? ([[t.ended, until]] as [string, string][]) : []),
  ];
}

function redeemForm({ maxCents }: Ticket, language: Language, again?: Again): Html {
  const t = words(language);
  return html`<form method="post" class="card" novalidate>
    ${carried({ act: "redeem" })}
    ${textField({
      name: "phrase",
      label: t.phrase,
      hint: t.phraseHint,
      value: again?.typed.phrase ?? "",
      problem: again?.fields["phrase"]?.[0],
      maxLength: 60,
    })}
    ${textField({
      name: "amount",
      label: t.amount,
      hint: t.amountHint(money(maxCents, language)),
      value: again?.typed.amount ?? (maxCents / 100).toFixed(2),
      problem: again?.fields["amount"]?.[0],
      maxLength: 40,
    })}
    <button type="submit">${t.redeem}</button>
  </form>`;
}

function undoForm(language: Language): Html {
  const t = words(language);
  return html`<form method="post" class="card">
    ${carried({ act: "undo" })}
    <p>${t.undoHint}</p>
    <button type="submit" class="quiet">${t.undo}</button>
  </form>`;
}

export function unknownView(language: Language): Parts {
  const t = words(language);
  return {
    title: t.unknown,
    status: 404,
    body: html`${notice("bad", t.unknownText)}
      <p><a class="link" href="/letters/check?lang=${language}">${t.toLetter}</a></p>`,
  };
}

export function joinView(view: StateOf<JoinView, "invited" | "unknown">, language: Language): Parts {
  const t = words(language);
  if (view.state === "unknown")
    return { title: t.joinUnknown, status: 404, body: notice("bad", t.joinUnknownText) };
  const { name, vendor } = view.terminal;
  return {
    title: t.join(vendor.name),
    body: html`<form method="post" class="card">
      <p>${marked(t.joinLead(name), name)}</p>
      <p>${t.joinText}</p>
      <button type="submit">${t.joinDo}</button>
    </form>`,
  };
}

export function homeView(view: StateOf<HomeView, "home" | "none">, language: Language, again?: Again): Parts {
  const t = words(language);
  if (view.state === "none")
    return { title: t.noTerminal, status: 403, body: notice("bad", t.noTerminalText) };
  const { terminal, list, now } = view;
  const { checkPage } = letterWords(language);
  const field = (name: "number" | "code", label: string, hint: string) =>
    textField({
      ...{ name, label, hint, maxLength: 40 },
      value: again?.typed[name] ?? "",
      problem: again?.fields[name]?.[0],
    });
  return {
    title: t.terminal(terminal.name, terminal.vendor.name),
    ...(again && { status: 400 as const }),
    extras: { styles },
    body: html`<p>${t.scan}</p>
      <details class="card" ${again && html`open`}>
        <summary>${t.byLetter}</summary>
        <form method="post" action="${homeAddress}" novalidate>
          ${carried({ act: "find" })} ${field("number", checkPage.number, checkPage.numberHint)}
          ${field("code", checkPage.code, checkPage.codeHint)}
          <button type="submit">${t.find}</button>
        </form>
      </details>
      <section class="card">
        <h2>${t.last}</h2>
        ${
          list.length === 0
            ? html`<p>${t.none}</p>`
            : html`<ol class="redemptions">
                ${list.map(
                  ({ code, cents, at, by, isUndone }) =>
                    html`<li>
                      <bdi class="masked" translate="no">${code}</bdi>
                      ${isUndone ? html`<s translate="no">${money(cents, language)}</s> ${t.isUndone}` : html`<b translate="no">${money(cents, language)}</b>`}
                      <span class="hint">${ago(at, now, language)}${by && html` · ${verbatim(by)}`}</span>
                    </li>`,
                )}
              </ol>`
        }
      </section>`,
  };
}

type StateOf<View extends { state: string }, State extends View["state"]> = Extract<View, { state: State }>;

const styles = `
.redemptions{margin:0;padding:0;list-style:none}
.redemptions li{display:grid;grid-template-columns:minmax(5rem,1fr) auto;gap:0 1rem;padding-block:.625rem;border-bottom:1px solid var(--sv-color-line)}
.redemptions li:last-child{border:0}
.redemptions .hint{grid-column:1/-1;margin:0}
.masked{font-family:ui-monospace,"Liberation Mono",monospace}
`;
