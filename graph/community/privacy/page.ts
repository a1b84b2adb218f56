import type { Hono } from "hono";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { operatorOf } from "../../core/installation-name.ts";
import { breakable, pointCard, pointList } from "../../core/pages/parts.ts";
import { askedLanguage, serverPage } from "../../core/pages/server-page.ts";
import { dayMs, hourMs } from "../../../shared/core/time/durations.ts";
import { unattachedLivesHours } from "../../../shared/intake/evidence/rules.ts";
import { replyLinkLifetimeMs } from "../../messages/responses/rules.ts";
import { questionLifetimeMs } from "../../messages/satisfaction/rules.ts";
import { linkLifetimeMs } from "../../../shared/officers/verification/rules.ts";
import { words } from "./words.ts";

const times = {
  unattachedHours: unattachedLivesHours,
  replyDays: replyLinkLifetimeMs / dayMs,
  ratingDays: questionLifetimeMs / dayMs,
  supervisorHours: linkLifetimeMs / hourMs,
};

/**
 * The privacy page, written by the server because it depends on the operator and the configuration.
 */
export function mountPrivacyPage(app: Hono<AppEnv>) {
  app.get("/privacy", (c) => {
    const context = c.get("context");
    const { env } = context;
    const config = context.config();
    const language = askedLanguage(c) ?? context.language;
    const { title, lead, short, kept, texts, time, readers, ask } = words(language);
    const hasAi = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
    const { contact } = operatorOf(env, config);
    const sections = { kept, texts, time, readers, ask };
    const jumps = sectionNames.map(
      (name) => html`<a href="#${name}">${sections[name].title}</a><br />${short[name]}`,
    );
    return serverPage(c, {
      title,
      language,
      isOffered: true,
      hasExit: true,
      body: html`<p>${lead}</p>
        ${pointCard(short.title, jumps)}
        <h2 id="kept">${kept.title}</h2>
        ${pointCard(kept.help.title, kept.help.points)}
        ${pointCard(kept.officers.title, kept.officers.points)}
        ${pointCard(kept.visitors.title, [
          ...kept.visitors.points,
          kept.limits,
          kept.device,
          hasAi ? kept.chatAi : kept.chat,
        ])}
        ${pointCard(texts.title, texts.points(config.smsSender), "texts")}
        ${pointCard(time.title, time.points({ ...times, backupDays: env.BACKUP_KEEP_DAYS }), "time")}
        ${pointCard(
          readers.title,
          [
            readers.officers[visibilityIn(config.officerVisibility)],
            ...readers.points,
            ...(hasAi ? [readers.ai] : []),
            readers.sold,
          ],
          "readers",
        )}
        <section class="card" id="ask">
          <h2>${ask.title}</h2>
          <p>${ask.text}</p>
          <p><a class="link" href="/card">${ask.pass}</a></p>
          ${pointList([contact ? contactLine(ask.contact(contact), contact) : ask.noContact, ask.device])}
        </section>`,
    });
  });
}

const sectionNames = ["kept", "texts", "time", "readers", "ask"] as const;

/** "Write or call: privacy@example.org", with the address to press. */
function contactLine(line: string, contact: string) {
  const address = hrefOf(contact);
  const [before, after] = line.split(contact);
  return address ? html`${before}<a href="${address}">${breakable(contact)}</a>${after}` : breakable(line);
}

function hrefOf(contact: string): string | undefined {
  if (/^[^\s@]+@[^\s@]+$/.test(contact)) return `mailto:${contact}`;
  return /^\+?[\d\s().-]{7,}$/.test(contact) ? `tel:${contact.replace(/[^\d+]/g, "")}` : undefined;
}

const visibilityIn = (stored: string) => (stored === "own" || stored === "verified" ? stored : "agency");
