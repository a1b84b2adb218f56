import type { Hono } from "hono";
import { publicUrl } from "../../core/env.ts";
import { Refusal } from "../../core/errors.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { calendarFile } from "./ics.ts";
import { findEvent } from "./service.ts";
import { says } from "../../../shared/community/events/sentences.ts";

/** `GET /events/{number}.ics?lang=es`: an event for a calendar app. */
export function mountEventFiles(app: Hono<AppEnv>) {
  app.get("/events/:file{[0-9]+\\.ics}", async (c) => {
    const context = c.get("context");
    const event = await findEvent(context, Number.parseInt(c.req.param("file"), 10));
    if (!event) throw new Refusal("NOT_FOUND", says.gone);
    const words = event.translations.find(({ language }) => language === c.req.query("lang")) ?? event;
    const address = publicUrl(context.env);
    const file = calendarFile({
      uid: `event-${event.key}@${new URL(address).hostname}`,
      title: words.title,
      description: [event.cancelReason, words.description, event.host].filter(Boolean).join("\n\n"),
      location: event.location,
      url: `${address}/events?month=${event.day.slice(0, 7)}`,
      startsAt: event.startsAt,
      endsAt: event.endsAt,
      madeAt: context.now(),
      sequence: event.version,
      isCancelled: event.isCancelled,
    });
    return c.body(file, 200, {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": `attachment; filename="safevoice-${event.day}.ics"`,
      "cache-control": "no-cache",
    });
  });
}
