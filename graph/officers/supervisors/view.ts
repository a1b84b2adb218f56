import { titledName } from "../../../shared/core/text/titled-name.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { html } from "../../core/pages/html.ts";
import { carried, factList, notice, breakable, marked, verbatim } from "../../core/pages/parts.ts";
import type { Page } from "../../core/pages/server-page.ts";
import { ago } from "../../core/time/ago.ts";
import { timeIn } from "../../core/time/format.ts";
import { deputyCards } from "./deputy/view.ts";
import { listAddress, type Again, type Of } from "./shown.ts";
import type { Waiting } from "./waiting.ts";
import { words } from "./words.ts";

/** The pages that have one message, and at most one button. */
export function messagePage(
  view: Of<"unknown" | "ask" | "mailed" | "enter" | "used" | "closed" | "left" | "stop" | "stopped">,
  language: Language,
): Page {
  const t = words(language);
  switch (view.state) {
    case "ask":
      return { title: t.ask, body: button(t.askText(view.mailbox), t.askButton) };
    case "mailed":
      return { title: t.mailed, body: notice("good", t.mailedText(view.mailbox)) };
    case "enter":
      return { title: t.enter, body: button(t.enterText, t.enterButton) };
    case "used":
      return { title: t.used, body: notice("info", t.usedText), status: 410 };
    case "closed":
      return {
        title: t.closed,
        body: html`${view.isLate && notice("bad", t.notSaved)} ${notice("info", t.closedText)}`,
        status: 410,
      };
    case "stop":
      return { title: t.digest.stop, body: button(t.digest.stopText(view.mailbox), t.digest.stopButton) };
    case "stopped":
      return { title: t.digest.stopped, body: notice("good", t.digest.stoppedText) };
    case "left":
      return { title: t.left, body: notice("good", t.leftText) };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}

const button = (text: string, label: string) =>
  html`<p>${text}</p>
    <form method="post" class="card">
      <button type="submit">${label}</button>
    </form>`;

/** All items, each with a link to its own page. There is no answer to several at once. */
export function listPage(view: Of<"list">, language: Language, again?: Again): Page {
  const { items, isMore, hasDigest, now, endsAt, zone } = view;
  const t = words(language);
  return {
    ...(again && { status: 400 as const }),
    title: items.length > 0 ? t.list(items.length) : t.empty,
    body: html`<p>${items.length > 0 ? t.lead : t.emptyText}</p>
      ${items.map((item) => itemCard(item, now, language))} ${isMore && html`<p>${t.more}</p>`}
      <form method="post" action="${listAddress}" class="card">
        <h2>${t.digest.title}</h2>
        <p>${hasDigest ? t.digest.isOn : t.digest.isOff}</p>
        ${carried({ act: hasDigest ? "no-digest" : "digest" })}
        <button type="submit" class="quiet">${hasDigest ? t.digest.stopButton : t.digest.startButton}</button>
      </form>
      ${deputyCards(view, again, language)}
      <p class="hint">${t.until(timeIn(zone, endsAt, language))}</p>
      <form method="post" action="${listAddress}">
        ${carried({ act: "leave" })}
        <button type="submit" class="quiet">${t.leave}</button>
      </form>`,
  };
}

function itemCard(item: Waiting, now: Date, language: Language) {
  const t = words(language);
  const { verification, request, urgency, since } = item;
  return html`<section class="card">
    <h2>${marked(titleOf(item, language), verification.officer.name)}</h2>
    ${factList([
      [t.deputy.for, verbatim(item.deputyOf?.name ?? "")],
      [t.urgency, t.urgencies[urgency]],
      [t.officer, verbatim(request ? nameOf(item) : "")],
      [t.caseNumber, verbatim(breakable(verification.caseNumber))],
      [t.asked, ago(since, now, language)],
    ])}
    <p>
      <a class="link" href="${addressOf(item)}">${marked(t.review(titleOf(item, language)))}</a>
    </p>
  </section>`;
}

const nameOf = ({ verification: { officer } }: Waiting) =>
  [titledName(officer), officer.agency].filter(Boolean).join(", ");

function titleOf({ verification, request }: Waiting, language: Language): string {
  const t = words(language);
  return request ? t.approve(request.caseId) : t.confirm(titledName(verification.officer));
}

const addressOf = ({ linkId }: Waiting) => `${listAddress}?item=${linkId}`;

/** Below each item: the next one, and the list. */
export function nextLinks({ next }: Of<"item">, language: Language) {
  const t = words(language);
  return html`<nav class="card" aria-label="${t.next}">
    ${next && html`<p><a class="link" href="${addressOf(next)}">${t.nextOf(titleOf(next, language))}</a></p>`}
    <p><a class="link" href="${listAddress}">${t.back}</a></p>
  </nav>`;
}
