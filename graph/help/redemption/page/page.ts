import type { Hono } from "hono";
import type { Language } from "../../../../shared/core/forms/fields.ts";
import type { AppEnv } from "../../../core/http/app-env.ts";
import type { Limits } from "../../../core/http/call-limits.ts";
import { mountLinkPage, type PageCookie, type LinkAnswer } from "../../../core/pages/link-page.ts";
import { secondMs } from "../../../../shared/core/time/durations.ts";
import { fields, homeAddress, ticketAddress, type Again } from "./form.ts";
import { terminalLifeMs } from "../../../../shared/help/redemption/rules.ts";
import { homeView, joinView, ticketView, unknownView } from "./view.ts";
import {
  acceptInvitation,
  decideTicket,
  findByLetter,
  readHome,
  readInvitation,
  readTicket,
  type HomeView,
  type JoinView,
  type TicketView,
} from "./visit.ts";
import { words } from "../words.ts";

const cookie: PageCookie = {
  name: "safevoice-terminal",
  path: [ticketAddress, homeAddress],
  lifeSeconds: terminalLifeMs / secondMs,
  isScanned: true,
};

/**
 * The page behind the QR code of dispatched help, and a vendor's redemption terminal. On any device
 * the page says whether the code is valid. A device becomes a terminal by a one-time link.
 */
export function mountRedemptionPages(app: Hono<AppEnv>, limits: Limits) {
  const shared = { cookie, fields, catalogue: (language: Language) => words(language).catalogue } as const;
  mountLinkPage(app, limits, {
    ...shared,
    link: "v",
    read: readTicket,
    decide: decideTicket,
    show: showTicket,
  });
  mountLinkPage(app, limits, {
    ...shared,
    link: "redeem/join",
    read: readInvitation,
    decide: acceptInvitation,
    show: showInvitation,
  });
  mountLinkPage(app, limits, {
    ...shared,
    link: "redeem/join",
    path: homeAddress,
    read: readHome,
    decide: findByLetter,
    show: showHome,
  });
}

const neutral = { isNeutral: true } as const;

function showTicket(view: TicketView, language: Language, again?: Again): LinkAnswer {
  if (view.state === "unknown") return { ...neutral, ...unknownView(language) };
  if (view.state === "again")
    return { redirectTo: `${ticketAddress}/${view.token}${view.done ? `?done=${view.done}` : ""}` };
  return { ...neutral, ...ticketView(view, language, again) };
}

function showInvitation(view: JoinView, language: Language): LinkAnswer {
  return view.state === "joined"
    ? { redirectTo: homeAddress, cookie: view.secret }
    : joinView(view, language);
}

function showHome(view: HomeView, language: Language, again?: Again): LinkAnswer {
  if (view.state === "again") return { redirectTo: `${ticketAddress}/${view.token}` };
  return { hasOrigin: true, ...homeView(view, language, again) };
}
