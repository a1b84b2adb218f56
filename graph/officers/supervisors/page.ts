import type { Hono } from "hono";
import { showApproval } from "../../decisions/allocations/link/page.ts";
import { words as approvalWords } from "../../intake/supervisor-approval/words.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../../core/http/app-env.ts";
import type { Limits } from "../../core/http/call-limits.ts";
import { mountLinkPage, type PageCookie, type LinkAnswer } from "../../core/pages/link-page.ts";
import type { Page } from "../../core/pages/server-page.ts";
import { html } from "../../core/pages/html.ts";
import { secondMs } from "../../../shared/core/time/durations.ts";
import { showCase } from "../verification/link/page.ts";
import { words as caseWords } from "../verification/words.ts";
import { listLifeMs } from "./rules.ts";
import { deputyNotice, deputyPage } from "./deputy/view.ts";
import { listAddress, type Again } from "./shown.ts";
import { listPage, messagePage, nextLinks } from "./view.ts";
import {
  decideInList,
  fields,
  followWaitingLink,
  readList,
  readWaitingLink,
  type ListView,
} from "./visit.ts";
import { words } from "./words.ts";

const cookie: PageCookie = {
  name: "safevoice-supervisor",
  path: listAddress,
  lifeSeconds: listLifeMs / secondMs,
};

/**
 * All requests that wait for a supervisor, who has no account. Any link from an email asks for a
 * one-time link to the same mailbox; that one gives the browser a cookie, with which the list is
 * open for 30 minutes. Each item is answered on its own page, with its own facts.
 */
export function mountWaitingPages(app: Hono<AppEnv>, limits: Limits) {
  const shared = { link: "supervisor", cookie, fields, show, catalogue: catalogueOf } as const;
  mountLinkPage(app, limits, { ...shared, read: readWaitingLink, decide: followWaitingLink });
  mountLinkPage(app, limits, { ...shared, path: listAddress, read: readList, decide: decideInList });
}

const catalogueOf = (language: Language) => ({
  ...caseWords(language).catalogue,
  ...approvalWords(language).catalogue,
  ...words(language).catalogue,
});

/** The address of an opened list is no secret. */
const opened = { hasOrigin: true } as const;

function show(view: ListView, language: Language, again?: Again): LinkAnswer {
  switch (view.state) {
    case "opened":
      return { redirectTo: listAddress, cookie: view.secret };
    case "elsewhere":
      return { redirectTo: listAddress };
    case "list":
      return { ...opened, ...listPage(view, language, again) };
    case "item": {
      const page = itemPage(view, language, again);
      return {
        ...opened,
        ...page,
        body: html`${view.forName && deputyNotice(view.forName, language)} ${page.body}
        ${nextLinks(view, language)}`,
        kept: { item: String(view.id) },
      };
    }
    case "closed":
    case "left":
      return { ...opened, ...messagePage(view, language), cookie: "" };
    case "deputy":
      return deputyPage(view, language);
    case "stop":
      return { ...messagePage(view, language), kept: { stop: "1" } };
    default:
      return messagePage(view, language);
  }
}

const itemPage = (
  { item }: Extract<ListView, { state: "item" }>,
  language: Language,
  again: Again | undefined,
): Page =>
  item.kind === "verify" ? showCase(item.view, language, again) : showApproval(item.view, language, again);
