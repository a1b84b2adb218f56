import type { Language } from "../../../../shared/core/forms/fields.ts";
import { dayMs } from "../../../../shared/core/time/durations.ts";
import { html, type Html } from "../../../core/pages/html.ts";
import { moment } from "../../../core/pages/moment.ts";
import { carried, textField, verbatim } from "../../../core/pages/parts.ts";
import type { Progress } from "../contents.ts";
import { passAddress, type Again } from "../form.ts";
import { maxProblemCharacters } from "../rules.ts";
import { words } from "../words.ts";

/**
 * Where help that is ready is found depends on whether the PIN has opened the page. With an open
 * problem and nothing ready, that is the headline: "on its way" would contradict it.
 */
export function progressCard(
  { stage, waitsFor, since, now }: Progress,
  ready: string,
  language: Language,
  ways?: Html | false,
) {
  const t = words(language);
  const isProblem = waitsFor === "problem" && stage !== "ready";
  return html`<div class="card">
    <p class="stage">${isProblem ? t.waits.problem : t.stages[stage]}</p>
    ${stage === "ready" && html`<p data-over="${t.stages.approved}">${ready}</p>`}
    ${waitsFor && !isProblem && html`<p>${t.waits[waitsFor]}</p>`}
    ${since && html`<p class="hint">${moment(t.since, since, now, language)}</p>`}
    ${stage === "notGranted" && html`<p>${t.denied}</p>`} ${ways}
  </div>`;
}

interface Waiting {
  progress: Progress;
  again: Again | undefined;
  now: Date;
}

/** Whom to call meanwhile, with an open problem or after a day without a change. */
export function waitingWays({ progress, again, now }: Waiting, hasProblem: boolean, language: Language) {
  const { stage, waitsFor, since } = progress;
  const isLate = waitsFor && stage !== "ready" && since && now.getTime() - since.getTime() > dayMs;
  if (!hasProblem && !isLate) return false;
  const t = words(language).help;
  return html`${hasProblem && callCard(again, language, "urgent")}
    <div class="now">
      ${t.nearby}
      <a href="tel:211">${verbatim("2-1-1")}</a>
    </div>`;
}

export function callCard(again: Again | undefined, language: Language, look: "card" | "urgent") {
  const t = words(language);
  const own = again?.typed.act === "call" ? again : undefined;
  return html`<details class="${look}" ${own && html`open`}>
    <summary>${t.call}</summary>
    <p>${t.callLead}</p>
    <form method="post" action="${passAddress}" novalidate>
      ${carried({ act: "call" })}
      ${textField({
        name: "phone",
        label: t.phone,
        value: own?.typed.phone,
        problem: own?.fields["phone"]?.[0],
        type: "tel",
        maxLength: 40,
      })}
      ${textField({
        name: "when",
        label: t.when,
        value: own?.typed.when,
        problem: own?.fields["content"]?.[0],
        maxLength: maxProblemCharacters,
      })}
      <button type="submit">${t.callSend}</button>
    </form>
  </details>`;
}
