import type { Language } from "../core/forms/fields.shared.ts";
import { html, type Html } from "../core/html.ts";
import { carried, factList, notice, textField } from "../core/pages/parts.ts";
import { qrSvg } from "../core/pages/qr.ts";
import { dayMs, hourMs } from "../core/time/durations.shared.ts";
import { day } from "../letters/render/template-values.ts";
import { ago } from "./ago.ts";
import type { Ticket } from "./contents.ts";
import { passAddress, type Again } from "./form.ts";
import { maxProblemCharacters } from "./rules.shared.ts";
import { words } from "./words.ts";

interface Shown {
  again: Again | undefined;
  now: Date;
}

/** One help, as it is shown at a counter, and the answers to it. */
export function ticketCard(ticket: Ticket, { again, now }: Shown, language: Language) {
  const t = words(language);
  const { state, at, code, vendor, confirmationNumber } = ticket;
  const status = state === "received" ? t.states.received(at ? ago(at, now, language) : "") : t.states[state];
  const tone = { ready: "good", problem: "info", received: "good", void: "bad" } as const;
  return html`<section class="card ticket" data-live>
    <h3>${t.kinds[ticket.helpType]} ${amountOf(ticket, language)}</h3>
    ${notice(tone[state], status)}
    ${
      code !== null &&
      html`<div class="code">
          ${qrSvg(code, 176)}
          <p>
            <span class="hint">${t.theCode}</span>
            <strong>${code}</strong>
          </p>
        </div>
        <p>${t.say[ticket.helpType]}</p>`
    }
    ${factList([
      [t.from, vendor],
      [t.confirmation, code === null ? "" : confirmationNumber],
      [t.until, code !== null && ticket.validUntil ? day(ticket.validUntil, language) : ""],
      [t.support, code === null ? "" : supportOf(ticket)],
    ])}
    ${(state === "ready" || state === "problem") && answerForms(ticket, again, language)}
  </section>`;
}

function answerForms({ id, state }: Ticket, again: Again | undefined, language: Language) {
  const t = words(language);
  const own = again?.typed.act === "problem" && again.typed.ticket === String(id) ? again : undefined;
  return html`<div class="answers">
      <form method="post" action="${passAddress}">
        ${carried({ act: "received", ticket: String(id) })}
        <button type="submit">${t.received}</button>
      </form>
    </div>
    ${
      state === "ready" &&
      html`<details ${own && html`open`}>
        <summary>${t.problem}</summary>
        <form method="post" action="${passAddress}" novalidate>
          ${carried({ act: "problem", ticket: String(id) })}
          ${textField({
            name: "content",
            label: t.problemLead,
            value: own?.typed.content,
            problem: own?.problems["content"]?.[0],
            rows: 3,
            maxLength: maxProblemCharacters,
          })}
          <button type="submit">${t.problemSend}</button>
        </form>
      </details>`
    }`;
}

function amountOf({ people, hours }: Ticket, language: Language): string {
  const t = words(language);
  if (people) return t.people(people);
  return hours ? t.nights(Math.max(1, Math.round((hours * hourMs) / dayMs))) : "";
}

const supportOf = ({ supportPhones, supportHours, chatUrl }: Ticket): Html | string =>
  supportPhones.length === 0 && !chatUrl
    ? ""
    : html`${supportPhones.map((phone) => html`<a href="tel:${phone.replaceAll(/[^\d+]/g, "")}">${phone}</a> `)}
      ${chatUrl && html`<a href="${chatUrl}" rel="noreferrer">${chatUrl.replace(/^https?:\/\//, "")}</a>`}
      ${supportHours}`;
