import type { Language } from "../../../../shared/core/forms/fields.ts";
import { money } from "../../../core/i18n/i18n.ts";
import { html, type Html } from "../../../core/pages/html.ts";
import { moment } from "../../../core/pages/moment.ts";
import { breakable, carried, factList, notice, textField, verbatim } from "../../../core/pages/parts.ts";
import { qrSvg } from "../../../core/pages/qr.ts";
import { dayMs, hourMs } from "../../../../shared/core/time/durations.ts";
import { dateTimeIn } from "../../../core/time/format.ts";
import type { Sent, Ticket } from "../contents.ts";
import { passAddress, type Again } from "../form.ts";
import type { TicketState } from "../progress.ts";
import { maxProblemCharacters } from "../rules.ts";
import { words } from "../words.ts";

interface TicketOptions {
  again: Again | undefined;
  now: Date;
}

/** One help, as it is shown at a counter, and the answers to it. */
export function ticketCard(ticket: Ticket, { again, now }: TicketOptions, language: Language) {
  const t = words(language);
  const { state, code, vendor, confirmationNumber, usedCents } = ticket;
  const status = statusOf(ticket, now, language);
  const codeFacts: [string, Html | string][] = [
    [t.confirmation, verbatim(code === null ? "" : confirmationNumber)],
    [t.until, code !== null && ticket.validUntil ? dateTimeIn(ticket.zone, ticket.validUntil, language) : ""],
  ];
  const isOld = state === "problem" && code !== null;
  return html`<section
    class="card ticket"
    data-ticket="${ticket.id}"
    ${state === "ready" && html`data-ready`}
  >
    <h3>${t.kinds[ticket.helpType]} ${amountOf(ticket, language)}</h3>
    ${notice(tones[state], status)}
    ${
      isOld
        ? html`<details>
            <summary>${t.oldCode}</summary>
            ${codeParts(ticket, language)} ${factList(codeFacts)}
          </details>`
        : codeParts(ticket, language)
    }
    ${factList([
      [t.from, verbatim(vendor)],
      ...(isOld ? [] : codeFacts),
      [t.usedFor, usedCents === null ? "" : money(usedCents, language)],
      [t.support, code === null ? "" : supportOf(ticket)],
      ...sentFacts(ticket.sent, now, language),
    ])}
    ${state === "ready" && answerForms(ticket, again, language)}
    ${state === "used" && disputeForm(ticket, language)}
  </section>`;
}

/** The code with its QR code, the two words, and what to say. */
function codeParts({ state, code, counter, helpType }: Ticket, language: Language) {
  const t = words(language);
  return html`${
    code !== null &&
    html`<div class="code">
      ${counter ? html`<a href="${counter.href}" aria-label="${t.scan}">${qrSvg(counter.href, 200)}</a>` : qrSvg(code, 200)}
      <p>
        <span class="hint">${t.theCode}</span>
        ${verbatim(html`<strong>${code}</strong>`)}
      </p>
    </div>`
  }
  ${
    counter &&
    html`<div class="phrase">
      <p>
        <span class="hint">${t.phrase}</span>
        ${verbatim(html`<strong>${counter.phrase[language]}</strong>`)}
      </p>
      <p class="hint">${t.phraseHint}</p>
    </div>`
  }
  ${code !== null && state !== "used" && state !== "disputed" && html`<p>${t.say[helpType]}</p>`}`;
}

const tones: Record<TicketState, "good" | "warn" | "info" | "bad"> = {
  ready: "good",
  received: "good",
  used: "good",
  problem: "warn",
  disputed: "info",
  void: "bad",
  expired: "bad",
};

function statusOf({ state, at }: Ticket, now: Date, language: Language): Html | string {
  const said = words(language).states[state];
  if (typeof said === "string") return said;
  return at ? moment(said, at, now, language) : said("");
}

/** "That wasn't me": urgent for the desk. */
function disputeForm({ id }: Ticket, language: Language) {
  const t = words(language);
  return html`<details>
    <summary>${t.dispute}</summary>
    <p>${t.disputeLead}</p>
    <form method="post" action="${passAddress}">
      ${carried({ act: "dispute", ticket: String(id) })}
      <button type="submit">${t.disputeSend}</button>
    </form>
  </details>`;
}

/** Where it was sent as well, and whether it arrived. */
export const sentFacts = (sent: Sent[], now: Date, language: Language) =>
  sent.map(({ channel, address, state, at }): [string, Html] => {
    const t = words(language).sent;
    return [t.ways[channel], html`${breakable(address)}: ${moment(t.states[state], at, now, language)}`];
  });

function answerForms({ id }: Ticket, again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "problem" && again.typed.ticket === String(id) ? again : undefined;
  return html`<div class="answers">
      <form method="post" action="${passAddress}">
        ${carried({ act: "received", ticket: String(id) })}
        <button type="submit">${t.received}</button>
      </form>
    </div>
    <details ${own && html`open`}>
      <summary>${t.problem}</summary>
      <form method="post" action="${passAddress}" novalidate>
        ${carried({ act: "problem", ticket: String(id) })}
        ${textField({
          name: "content",
          id: `problem-${id}`,
          label: t.problemLead,
          value: own?.typed.content,
          problem: own?.fields["content"]?.[0],
          rows: 3,
          maxLength: maxProblemCharacters,
        })}
        <button type="submit">${t.problemSend}</button>
      </form>
    </details>`;
}

function amountOf({ people, hours }: Ticket, language: Language): string {
  const t = words(language);
  if (people) return t.people(people);
  return hours ? t.nights(Math.max(1, Math.round((hours * hourMs) / dayMs))) : "";
}

const supportOf = ({ supportPhones, supportHours, chatUrl }: Ticket): Html | string =>
  supportPhones.length === 0 && !chatUrl
    ? ""
    : html`${supportPhones.map((phone) => html`<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${verbatim(phone)}</a> `)}
      ${chatUrl && html`<a href="${chatUrl}" rel="noreferrer">${verbatim(chatUrl.replace(/^https?:\/\//, ""))}</a>`}
      ${supportHours}`;
