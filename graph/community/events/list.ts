import type { Context } from "../../core/context.ts";
import { html, type Html } from "../../core/pages/html.ts";
import { factList, verbatim } from "../../core/pages/parts.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { dayOf, hoursOf, monthName } from "./format.ts";
import { addMonths, isMonth } from "../../../shared/community/events/rules.ts";
import { listComingEvents, listEvents, type ShownEvent } from "./service.ts";
import { words } from "./words.ts";

/** Every visitor downloads this list, so it is short. Later events are listed by month. */
const maxShown = 30;

/** The events as plain HTML: the upcoming ones, or those of the month in the address. */
export async function eventList(context: Context, search: URLSearchParams): Promise<Html> {
  const { language } = context;
  const t = words(language);
  const month = search.get("month") ?? "";
  const isOfMonth = isMonth(month);
  const events = isOfMonth
    ? await listEvents(context, { month })
    : await listComingEvents(context, maxShown + 1);
  const shown = isOfMonth ? events : events.slice(0, maxShown);
  const next = events[shown.length]?.day.slice(0, 7);
  const link = (to: string, say: (name: string) => string) =>
    isMonth(to) &&
    html`<p><a class="link" href="/events?month=${to}">${say(monthName(to, language))}</a></p>`;
  return html`<h2>${isOfMonth ? monthName(month, language) : t.coming}</h2>
    ${shown.length === 0 && html`<p class="card">${t.empty}</p>`}
    ${shown.map((event) => card(event, language))} ${next && link(next, t.later)}
    ${isOfMonth && [link(addMonths(month, -1), t.previous), link(addMonths(month, 1), t.next)]}
    ${isOfMonth && html`<p><a class="link" href="/events">${t.coming}</a></p>`}`;
}

function card(event: ShownEvent, language: Language): Html {
  const t = words(language);
  const said = event.translations.find((text) => text.language === language);
  const { title, description } = said ?? event;
  const isFallback = !said && language !== "en";
  const lang = said || language === "en" ? language : "en";
  return html`<article class="card">
    <h3 lang="${lang}">${title}</h3>
    <p>
      <time datetime="${event.startsAt.toISOString()}">${dayOf(event, language)}</time>
      ${event.isOver && html`· ${t.over}`} ${event.isCancelled && html`· <strong>${t.cancelled}</strong>`}
      ${isFallback && html`· ${t.onlyEnglish}`}
    </p>
    ${event.cancelReason && html`<p>${t.notHeld(event.cancelReason)}</p>`}
    <p lang="${lang}">${description}</p>
    ${factList([
      [t.time, hoursOf(event, language)],
      [t.location, verbatim(event.location)],
      [t.host, verbatim(event.host)],
    ])}
    <p>
      <a
        class="link"
        href="/events/${event.id}.ics?lang=${language}"
        download
        aria-label="${t.about(t.addToCalendar, title)}"
        >${t.addToCalendar}</a
      >
    </p>
  </article>`;
}
