import type { Hono } from "hono";
import { html } from "../../core/pages/html.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import { operatorOf } from "../../core/installation-name.ts";
import { breakable, pointCard } from "../../core/pages/parts.ts";
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
    const { title, lead, kept, texts, time, readers, ask } = words(language);
    const hasAi = env.OPENAI_API_KEY !== undefined || env.OPENAI_BASE_URL !== undefined;
    const { contact } = operatorOf(env, config);
    return serverPage(c, {
      title,
      language,
      isOffered: true,
      hasExit: true,
      body: html`<p>${lead}</p>
        ${pointCard(kept.title, [...kept.points, kept.limits, kept.device, hasAi ? kept.chatAi : kept.chat])}
        ${pointCard(texts.title, texts.points(config.smsSender))}
        ${pointCard(time.title, time.points({ ...times, backupDays: env.BACKUP_KEEP_DAYS }))}
        ${pointCard(readers.title, [
          readers.officers[visibilityIn(config.officerVisibility)],
          ...readers.points,
          ...(hasAi ? [readers.ai] : []),
          readers.sold,
        ])}
        ${pointCard(ask.title, [ask.text, contact ? breakable(ask.contact(contact)) : ask.noContact, ask.device])}`,
    });
  });
}

const visibilityIn = (stored: string) => (stored === "own" || stored === "verified" ? stored : "agency");
