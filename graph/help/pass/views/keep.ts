import type { Language } from "../../../../shared/core/forms/fields.ts";
import { html } from "../../../core/pages/html.ts";
import { words } from "../words.ts";

/** Keeping needs the page's script, which shows this. */
export function keepCard({ id, until }: { id: string; until: Date }, language: Language) {
  const t = words(language).keep;
  return html`<section
    class="card"
    id="keep"
    hidden
    data-id="${id}"
    data-until="${until.getTime()}"
    data-seen="${t.seen}"
    data-at="${t.at}"
    data-over="${words(language).states.void}"
    data-retry="${t.retry}"
    data-remove="${t.remove}"
  >
    <h2>${t.title}</h2>
    <p>${t.lead}</p>
    <p role="status" data-wait="${t.wait}" data-kept="${t.kept}" data-failed="${t.failed}"></p>
    <button type="button" class="quiet" data-keep>${t.add}</button>
    <button type="button" class="quiet" data-remove hidden>${t.remove}</button>
  </section>`;
}
