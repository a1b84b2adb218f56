import type { Hono } from "hono";
import type { Language } from "../../../shared/core/forms/fields.ts";
import { nightWords } from "./rules.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { html } from "../../core/pages/html.ts";
import { mountLinkPage, type Again, type LinkAnswer } from "../../core/pages/link-page.ts";
import { notice, verbatim } from "../../core/pages/parts.ts";
import { clockIn } from "../../core/time/format.ts";
import { readNight, sayNight, type NightView } from "./by-link.ts";
import { words } from "./words.ts";

/** The page behind a shelter's link: two buttons, no JavaScript, no account. */
export const mountAvailabilityPage = (app: Hono<AppEnv>, limits: Limits) =>
  mountLinkPage(app, limits, {
    link: "beds",
    fields: ["night"],
    read: readNight,
    decide: sayNight,
    show,
    catalogue: (language) => words(language).catalogue,
  });

function show(view: NightView, language: Language, again?: Again<"night">): LinkAnswer {
  const t = words(language);
  switch (view.state) {
    // A page that is loaded again must not press the button again: the next night may be another
    // one.
    case "saved":
      return { redirectTo: `?lang=${language}` };
    case "open": {
      const { full } = view;
      return {
        title: t.title,
        body: html`${again && notice("bad", again.fields["night"]?.[0] ?? t.notSaved)}
          <p><strong>${verbatim(view.name)}</strong>${view.place && html`<br />${verbatim(view.place)}`}</p>
          <p>${t.lead}</p>
          ${notice("info", full ? t.isFull(clockIn(full.timeZone, new Date(full.since), language)) : t.hasRoom)}
          <form method="post" class="card answers" aria-label="${t.title}">
            ${nightWords.map(
              (night) =>
                html`<button
                  type="submit"
                  name="night"
                  value="${night}"
                  ${(night === "full") === !!full && html`class="quiet"`}
                >
                  ${t[night]}
                </button> `,
            )}
          </form>
          <p>${t.ends}</p>
          <p>${t.share}</p>`,
      };
    }
    case "closed":
      return { title: t.closed, body: notice("info", t.closedText), status: 410 };
    case "unknown":
      return { title: t.unknown, body: notice("info", t.unknownText), status: 404 };
  }
}
