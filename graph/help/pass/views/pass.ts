import type { FieldErrors } from "../../../core/errors.ts";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { carried, factList, notice, textField, verbatim } from "../../../core/pages/parts.ts";
import type { Page } from "../../../core/pages/server-page.ts";
import { words as privacyWords } from "../../../intake/privacy-requests/words.ts";
import { words as releaseWords } from "../../../intake/releases/words.ts";
import { words as contactWords } from "../../../intake/safe-contact/words.ts";
import { words as vocaWords } from "../../../intake/voca/words.ts";
import { contactQuestion } from "./contact-question.ts";
import type { Progress } from "../contents.ts";
import { askPinCard } from "./ask-pin.ts";
import { script, styles, waitingStyles } from "./extras.ts";
import { keepCard } from "./keep.ts";
import { passAddress, type Again } from "../form.ts";
import { languageCard } from "./language.ts";
import { letterCards } from "./letters.ts";
import { ownDataCard } from "./own-data.ts";
import { deskCards } from "./desk.ts";
import { callCard, progressCard, waitingWays } from "./progress.ts";
import { releasesCard } from "./releases.ts";
import { ticketCard } from "./ticket.ts";
import { summaryLine } from "../summary.ts";
import { threadList, unreadNotice } from "./thread.ts";
import type { Done, OpenView } from "../open/visit.ts";
import { words } from "../words.ts";

type Parts = Pick<Page, "title" | "body" | "status" | "extras">;

const extras = { styles, script };

/** What the link shows without the PIN. */
export function linkView(progress: Progress, language: Language, problems?: FieldErrors): Parts {
  const t = words(language);
  return {
    title: t.title,
    ...(problems && { status: 400 as const }),
    extras,
    body: html`<div data-live>${progressCard(progress, t.ready.locked, language)}</div>
      ${pinForm(language, problems)} ${askPinCard(language)} ${helpLines(language)}`,
  };
}

function pinForm(language: Language, problems?: FieldErrors) {
  const t = words(language);
  return html`<form method="post" class="card" novalidate>
    ${pinField(t.pin, "pin", problems, t.pinHint)}
    <button type="submit">${t.open}</button>
  </form>`;
}

/** The form for a code and a PIN, for people who cannot open the link. */
export function cardView(language: Language, again?: Again): Parts {
  const t = words(language);
  const own = again?.typed.act === "askPin" ? undefined : again;
  return {
    title: t.card,
    extras: { styles },
    ...(again && { status: 400 as const }),
    body: html`<p>${t.cardLead}</p>
      <form method="post" class="card" novalidate>
        ${carried({ act: "open" })}
        ${textField({
          name: "code",
          label: t.code,
          hint: t.codeHint,
          value: own?.typed.code,
          problem: own?.fields["code"]?.[0],
          maxLength: 40,
        })}
        ${pinField(t.pin, "pin", own?.fields)}
        <button type="submit">${t.open}</button>
      </form>
      ${askPinCard(language, { again })} ${helpLines(language)}`,
  };
}

export function unknownView(language: Language): Parts {
  const t = words(language);
  return {
    title: t.unknown,
    extras: { styles },
    status: 404,
    body: html`${notice("info", t.unknownText)}
      <p><a class="link" href="/card?lang=${language}">${t.toCard}</a></p>
      ${helpLines(language)}`,
  };
}

export function closedView(language: Language, how: "closed" | "ended"): Parts {
  const t = words(language);
  return {
    title: t[how],
    extras: { styles },
    body: html`${notice("good", how === "closed" ? t.closedText : t.endedText)} ${helpLines(language)}`,
  };
}

interface Opened extends OpenView {
  again: Again | undefined;
}

/** What the PIN opens. */
export function contentsView(shown: Opened, language: Language): Parts {
  const { pass, progress, tickets, letters, done, again, now } = shown;
  const t = words(language);
  const hasProblem = tickets.some(({ state }) => state === "problem");
  const ways = waitingWays(shown, hasProblem, language);
  return {
    title: t.title,
    ...(again && { status: 400 as const }),
    extras: ways ? { script, styles: styles + waitingStyles } : extras,
    body: html`${doneNotice(done, language)} ${again && notice("bad", t.notSent)}
      ${shown.asksContact && contactQuestion(shown.contact, language)}
      <div data-live>
        ${unreadNotice(shown.thread, language)} ${progressCard(progress, t.ready.open, language, ways)}
        ${summaryLine(shown.summary, language)}
        <h2>${t.tickets}</h2>
        ${tickets.length === 0 && html`<p>${t.none}</p>`}
        ${tickets.map((ticket) => ticketCard(ticket, shown, language))}
        ${threadList(shown.thread, now, language)}
      </div>
      ${!hasProblem && callCard(again, language, "card")} ${deskCards(shown, language)}
      ${releasesCard(shown, language)} ${letterCards(letters, now, language)}
      <h2>${t.settings}</h2>
      ${pinCard(pass, again, language)} ${languageCard(pass.language, again, language)}
      ${ownDataCard(shown, again, language)} ${keepCard(shown.keeping, language)}
      <p><button type="button" class="quiet" id="print" hidden>${t.print}</button></p>
      <h2>${t.safety}</h2>
      ${exposedCard(language)}
      <form method="post" action="${passAddress}">
        ${carried({ act: "leave" })}
        <button type="submit" class="quiet">${t.leave}</button>
      </form>
      ${helpLines(language)}`,
  };
}

function doneNotice(done: string | undefined, language: Language) {
  const t = words(language);
  const sentences: Record<Done, string> = {
    problem: t.problemDone,
    dispute: t.disputeDone,
    received: t.receivedDone,
    call: t.callDone,
    pin: t.ownPinDone,
    message: t.messageDone,
    rating: t.ratingDone,
    contact: contactWords(language).saved,
    safe: contactWords(language).still.done,
    voca: vocaWords(language).saved,
    language: t.languageDone,
    ownData: privacyWords(language).sent,
    sign: releaseWords(language).signedDone,
    stop: releaseWords(language).stopped,
  };
  const sentence = Object.entries(sentences).find(([what]) => what === done)?.[1];
  return sentence && html`<div class="done">${notice("good", sentence)}</div>`;
}

function pinCard({ isPinOwn }: OpenView["pass"], again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "pin" ? again : undefined;
  return html`<details class="card" ${own && html`open`}>
    <summary>${isPinOwn ? t.changePin : t.ownPin}</summary>
    <p>${isPinOwn ? t.changePinLead : t.ownPinLead}</p>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "pin" })} ${pinField(t.newPin, "pin", own?.fields)}
      ${pinField(t.again, "again", own?.fields)}
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

/** The emergency numbers, on every page of a pass. */
function helpLines(language: Language) {
  const t = words(language).help;
  const call = (number: string, href: string) => html`<a href="${href}">${verbatim(number)}</a>`;
  return html`<section class="card lines">
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
    // A pasted PIN may have blanks and dashes.
    maxLength: 40,
    isNumber: true,
    ...(hint !== undefined && { hint }),
  });
