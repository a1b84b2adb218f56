import type { SupervisorDeputy } from "../../../../prisma/client/client.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, factList, notice, textField, verbatim } from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { columnDay } from "../../../../shared/core/time/day-column.ts";
import { dayName } from "../../../core/time/format.ts";
import { stateOfDeputy } from "../rules.ts";
import { listAddress, type Again, type Of } from "../shown.ts";
import { words } from "../words.ts";

/** On an item that a deputy answers. */
export const deputyNotice = (name: string, language: Language) =>
  notice("info", words(language).deputy.youAnswerFor(name));

/** On the list: naming a deputy, the one who was named, and whose deputy this person is. */
export function deputyCards({ deputies, now }: Of<"list">, again: Again | undefined, language: Language) {
  const { mayName, own, ofOthers } = deputies;
  return html`${ofOthers.map((row) => otherCard(row, language))}
  ${mayName && (own ? ownCard(own, now, language) : nameCard(again, language))}`;
}

function otherCard(row: SupervisorDeputy, language: Language) {
  const { deputy: t } = words(language);
  return html`<form method="post" action="${listAddress}" class="card">
    <h2>${t.youAre(row.name)}</h2>
    <p>${t.untilDay(dayName(columnDay(row.lastDay), language))}</p>
    ${carried({ act: "leave-deputy", version: String(row.id) })}
    <button type="submit" class="quiet">${t.endNow}</button>
  </form>`;
}

function ownCard(row: SupervisorDeputy, now: Date, language: Language) {
  const { deputy: t } = words(language);
  return html`<form method="post" action="${listAddress}" class="card">
    <h2>${t.title}</h2>
    <p>${t.texts[stateOfDeputy(row, now)]}</p>
    ${deputyFacts(row, now, language)} ${carried({ act: "end-deputy" })}
    <button type="submit" class="quiet">${t.endNow}</button>
  </form>`;
}

function deputyFacts(row: SupervisorDeputy, now: Date, language: Language) {
  const { deputy: t } = words(language);
  const said = (at: Date | null) => (at ? t.yes : t.notYet);
  return factList([
    [t.name, verbatim(row.deputyName)],
    [t.email, row.deputyMailbox],
    [t.from, dayName(columnDay(row.firstDay), language)],
    [t.until, dayName(columnDay(row.lastDay), language)],
    [t.state, t.states[stateOfDeputy(row, now)]],
    [t.confirmedBy(row.name), said(row.supervisorConfirmedAt)],
    [t.confirmedBy(row.deputyName), said(row.deputyConfirmedAt)],
  ]);
}

function nameCard(again: Again | undefined, language: Language) {
  const { deputy: t, notSaved } = words(language);
  const own = again?.typed.act === "deputy" ? again : undefined;
  const field = (name: "name" | "email" | "from" | "until") => ({
    ...{ name, label: t[name], value: own?.typed[name], problem: own?.fields[name]?.[0] },
  });
  return html`<details class="card" ${own && html`open`}>
    <summary>${t.title}</summary>
    <p>${t.lead}</p>
    ${own && notice("bad", notSaved)}
    <form method="post" action="${listAddress}" novalidate>
      ${carried({ act: "deputy" })} ${textField({ ...field("name"), maxLength: 120 })}
      ${textField({ ...field("email"), hint: t.emailHint, type: "email", maxLength: 254 })}
      ${textField({ ...field("from"), hint: t.daysHint, type: "date", maxLength: 10 })}
      ${textField({ ...field("until"), type: "date", maxLength: 10 })}
      <button type="submit">${t.button}</button>
    </form>
  </details>`;
}

/** Behind the links with which both of them confirm, and later end it. */
export function deputyPage({ row, side, step, now }: Of<"deputy">, language: Language): Page {
  const { deputy: t, askButton } = words(language);
  const isConfirmed = side === "deputy" ? row.deputyConfirmedAt : row.supervisorConfirmedAt;
  const button = (act: string, label: string, isQuiet = false) =>
    html`<form method="post">
      ${carried({ act })}
      <button type="submit" ${isQuiet && html`class="quiet"`}>${label}</button>
    </form>`;
  return {
    title: side === "deputy" ? t.youAre(row.name) : t.title,
    ...(step === "over" && { status: 410 as const }),
    body: html`${notice(step === "inForce" ? "good" : "info", t.texts[step])}
      <div class="card">${deputyFacts(row, now, language)}</div>
      ${step === "waiting" && !isConfirmed && html`<p>${side === "deputy" ? t.askDeputy : t.askSupervisor}</p>`}
      ${step === "waiting" && !isConfirmed && button("confirm", t.confirm)}
      ${step === "inForce" && side === "deputy" && button("list", askButton)}
      ${step !== "over" && button("end", isConfirmed ? t.endNow : t.decline, true)}`,
  };
}
