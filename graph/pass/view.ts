import type { FieldErrors } from "../core/errors.ts";
import type { Language } from "../core/forms/fields.shared.ts";
import { html } from "../core/html.ts";
import { carried, factList, notice, textField } from "../core/pages/parts.ts";
import type { Page } from "../core/pages/server-page.ts";
import { ago } from "./ago.ts";
import type { Contents, Progress } from "./contents.ts";
import { refreshScript, styles } from "./extras.ts";
import type { Pass } from "./open.ts";
import { passAddress, type Again } from "./form.ts";
import { ticketCard } from "./ticket-view.ts";
import { maxProblemCharacters } from "./rules.shared.ts";
import { words } from "./words.ts";

export type Shown = Pick<Page, "title" | "body" | "status" | "extras">;

const extras = { styles, script: refreshScript };

/** What whoever holds the link sees. */
export function linkView(progress: Progress, language: Language, problems?: FieldErrors): Shown {
  const t = words(language);
  return {
    title: t.title,
    ...(problems && { status: 400 as const }),
    extras,
    body: html`${progressCard(progress, language)} ${pinForm(language, problems)} ${helpLines(language)}`,
  };
}

function pinForm(language: Language, problems?: FieldErrors) {
  const t = words(language);
  return html`<form method="post" class="card" novalidate>
    ${pinField(t.pin, "pin", problems, t.pinHint)}
    <button type="submit">${t.open}</button>
  </form>`;
}

/** What is typed where no link can be opened. */
export function cardView(language: Language, again?: Again): Shown {
  const t = words(language);
  return {
    title: t.card,
    ...(again && { status: 400 as const }),
    body: html`<p>${t.cardLead}</p>
      <form method="post" class="card" novalidate>
        ${carried({ act: "open" })}
        ${textField({
          name: "code",
          label: t.code,
          hint: t.codeHint,
          value: again?.typed.code,
          problem: again?.problems["code"]?.[0],
          maxLength: 20,
        })}
        ${pinField(t.pin, "pin", again?.problems)}
        <button type="submit">${t.open}</button>
      </form>
      ${helpLines(language)}`,
  };
}

export function unknownView(language: Language): Shown {
  const t = words(language);
  return {
    title: t.unknown,
    status: 404,
    body: html`${notice("info", t.unknownText)}
      <p><a class="link" href="/card?lang=${language}">${t.toCard}</a></p>
      ${helpLines(language)}`,
  };
}

export function closedView(language: Language, how: "closed" | "ended"): Shown {
  const t = words(language);
  return {
    title: t[how],
    body: html`${notice("good", how === "closed" ? t.closedText : t.endedText)} ${helpLines(language)}`,
  };
}

interface Opened extends Contents {
  pass: Pass;
  progress: Progress;
  done: string | undefined;
  again: Again | undefined;
  now: Date;
}

/** What the PIN opens. */
export function contentsView(shown: Opened, language: Language): Shown {
  const { pass, progress, tickets, letters, done, again } = shown;
  const t = words(language);
  return {
    title: t.title,
    ...(again && { status: 400 as const }),
    extras,
    body: html`${doneNotice(done, language)} ${again && notice("bad", t.notSent)}
      ${progressCard(progress, language)}
      <h2>${t.tickets}</h2>
      ${tickets.length === 0 && html`<p>${t.none}</p>`}
      ${tickets.map((ticket) => ticketCard(ticket, shown, language))} ${callCard(again, language)}
      ${letterCards(letters, language)} ${!pass.isPinOwn && pinCard(again, language)} ${exposedCard(language)}
      <form method="post" action="${passAddress}">
        ${carried({ act: "leave" })}
        <button type="submit" class="quiet">${t.leave}</button>
      </form>
      ${helpLines(language)}`,
  };
}

function doneNotice(done: string | undefined, language: Language) {
  const t = words(language);
  const sentences: Record<string, string> = {
    problem: t.problemDone,
    received: t.receivedDone,
    call: t.callDone,
    pin: t.ownPinDone,
  };
  const sentence = done && Object.hasOwn(sentences, done) ? sentences[done] : undefined;
  return sentence && notice("good", sentence);
}

function progressCard({ stage, waitsFor, since, now }: Progress, language: Language) {
  const t = words(language);
  return html`<div class="card" data-live>
    <p class="stage">${t.stages[stage]}</p>
    ${waitsFor && html`<p>${t.waits[waitsFor]}</p>`}
    ${since && html`<p class="hint">${t.since(ago(since, now, language))}</p>`}
    ${stage === "notGranted" && html`<p>${t.denied}</p>`}
  </div>`;
}

function callCard(again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "call" ? again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${t.call}</summary>
    <p>${t.callLead}</p>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "call" })}
      ${textField({
        name: "phone",
        label: t.phone,
        value: own?.typed.phone,
        problem: own?.problems["phone"]?.[0],
        type: "tel",
        maxLength: 40,
      })}
      ${textField({
        name: "when",
        label: t.when,
        value: own?.typed.when,
        problem: own?.problems["content"]?.[0],
        maxLength: maxProblemCharacters,
      })}
      <button type="submit">${t.callSend}</button>
    </form>
  </details>`;
}

function pinCard(again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "pin" ? again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${t.ownPin}</summary>
    <p>${t.ownPinLead}</p>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "pin" })} ${pinField(t.newPin, "pin", own?.problems)}
      ${pinField(t.again, "again", own?.problems)}
      <button type="submit">${t.ownPinSend}</button>
    </form>
  </details>`;
}

function exposedCard(language: Language) {
  const t = words(language);
  return html`<details class="card">
    <summary>${t.exposed}</summary>
    <p>${t.exposedLead}</p>
    <form method="post" action="${passAddress}">
      ${carried({ act: "exposed" })}
      <button type="submit">${t.exposedSend}</button>
    </form>
  </details>`;
}

function letterCards(letters: Contents["letters"], language: Language) {
  const t = words(language);
  if (letters.length === 0) return null;
  return html`<h2>${t.letters}</h2>
    ${letters.map(
      ({ number, title, isVoid, lines }) =>
        html`<details class="card">
          <summary>${title} (${number})${isVoid && html`: ${t.voidLetter}`}</summary>
          ${lines.map((line) => html`<p>${line}</p>`)}
        </details>`,
    )}`;
}

/** The numbers that help at once, whatever the pass shows. */
function helpLines(language: Language) {
  const t = words(language).help;
  const call = (number: string, href: string) => html`<a href="${href}">${number}</a>`;
  return html`<section class="card">
    <h2>${t.title}</h2>
    ${factList([
      [t.danger, call("911", "tel:911")],
      [t.crisis, call("988", "tel:988")],
      [t.nearby, call("2-1-1", "tel:211")],
    ])}
  </section>`;
}

const pinField = (label: string, name: "pin" | "again", problems?: FieldErrors, hint?: string) =>
  textField({
    name,
    label,
    value: "",
    problem: problems?.[name]?.[0],
    maxLength: 6,
    isNumber: true,
    ...(hint !== undefined && { hint }),
  });
