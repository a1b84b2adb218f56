import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { moment } from "../../../core/pages/moment.ts";
import type { Thread, ThreadEntry } from "../thread.ts";
import { words } from "../words.ts";

/** At the top of the page. The script says it to screen readers. */
export const unreadNotice = ({ newCount }: Thread, language: Language) =>
  newCount > 0 &&
  html`<p class="card unread">
    <a class="link" href="#messages">${words(language).thread.unread(newCount)}</a>
  </p>`;

/** What the person and the administrators wrote to each other. */
export function threadList({ entries, isMore }: Thread, now: Date, language: Language) {
  const t = words(language).thread;
  if (entries.length === 0) return null;
  return html`<h2 id="messages">${t.title}</h2>
    ${isMore && html`<p class="hint">${t.more}</p>`}
    <ol class="card thread">
      ${entries.map(
        (entry) =>
          html`<li>
            <p class="hint">
              <b>${entry.isOwn ? t.you : t.us}</b>, ${moment((when) => when, entry.at, now, language)}
              ${entry.isNew && html`<strong>${t.isNew}</strong>`}
            </p>
            <p class="said">${textOf(entry, language)}</p>
          </li>`,
      )}
    </ol>`;
}

function textOf({ said }: ThreadEntry, language: Language): string {
  const t = words(language);
  if ("text" in said) return said.text;
  return { problem: t.problem, dispute: t.dispute, received: t.received }[said.button];
}
