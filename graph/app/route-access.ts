import { audiences } from "../core/access/audiences.ts";
import { secretLinks, secretRoute, type SecretLink } from "../core/security/secret-links.ts";
import { calls } from "./domains.ts";

interface Address {
  /** The audience, in words: each address applies its own rule, or holds nothing personal. */
  access: string;
  /** People read what it answers. */
  isPage?: boolean;
  /** All callers get the same answer. */
  isSameForAll?: boolean;
  /**
   * Its caller signs each call and has no session. Signed calls are not counted: a provider reports
   * thousands of messages from one address.
   */
  isSigned?: boolean;
}

/** A route of the HTTP server. */
interface Matched {
  method: string;
  path: string;
}

/** The pages behind links with a secret. */
const secretAddresses = (): Record<string, Address> =>
  Object.fromEntries(
    Object.entries(secretLinks).flatMap(([kind, access]) =>
      ["GET", "POST"].map((method) => [
        `${method} ${secretRoute(kind as SecretLink)}`,
        { access, isPage: true },
      ]),
    ),
  );

/**
 * Every address that the HTTP server answers besides the REST calls, which declare their audience
 * themselves.
 */
export const addresses: Record<string, Address> = {
  "ALL /*": { access: "Every call, on its way to its own door." },
  "ALL /api/*": { access: "Anyone: says that there is no such call." },
  "ALL /hsds/*": { access: "Anyone: says that there is no such call." },
  "GET /hsds": { access: "Anyone: leads to `/hsds/`.", isSameForAll: true },
  "GET /api/openapi.json": { access: "Anyone.", isSameForAll: true },
  "GET /api/docs": { access: "Anyone.", isPage: true, isSameForAll: true },
  ...secretAddresses(),
  "GET /c": {
    access: "The browser in which the PIN of a Help Pass was entered; anyone sees the form for it.",
    isPage: true,
  },
  "POST /c": {
    access: "The browser in which the PIN of a Help Pass was entered; anyone may enter a code and a PIN.",
    isPage: true,
  },
  "GET /c/summary.pdf": {
    access: "The browser in which the PIN of a Help Pass was entered: the closing summary of its request.",
  },
  "GET /c/kept/:id": {
    access:
      "The device that keeps what a Help Pass showed: says whether that pass, or some of its help, has ended.",
  },
  "GET /supervisor": {
    access: "The browser in which a supervisor opened a one-time link: only what waits for that mailbox.",
    isPage: true,
  },
  "POST /supervisor": {
    access: "The browser in which a supervisor opened a one-time link: answers what waits for that mailbox.",
    isPage: true,
  },
  "GET /redeem": {
    access: "A vendor's redemption terminal: its vendor's last redemptions, with masked codes.",
    isPage: true,
  },
  "POST /redeem": {
    access: "A vendor's redemption terminal: opens a code by a letter's number and check code.",
    isPage: true,
  },
  "GET /card": { access: "Anyone: leads to the form for a Help Pass.", isPage: true },
  "GET /card/print": { access: "Anyone: blank cards for a code and a PIN.", isPage: true },
  "ALL /dev/*": { access: "This machine alone, and never in production." },
  "GET /dev/mailbox": { access: "This machine alone, and never in production." },
  "GET /dev/mailbox/:id": { access: "This machine alone, and never in production." },
  "GET /dev/mailbox/:id/letter": { access: "This machine alone, and never in production." },
  "GET /dev/outgoing": { access: "This machine alone, in a training installation." },
  "GET /dev/officers": { access: "This machine alone, while it shows the demo." },
  "POST /dev/officers": { access: "This machine alone, while it shows the demo." },
  "POST /feedback": {
    access: "Anyone who is not an administrator still on the first password, as the mutation.",
    isPage: true,
  },
  "GET /feedback/sent/:sent": {
    access:
      "Anyone with the address, which only the sender's browser gets. It is sealed, works for a day, and shows only the receipt's number.",
    isPage: true,
  },
  "GET /sign-in/callback": {
    access:
      "The browser that began a sign-in at an identity provider, once: opens an administrator's session or keeps an officer's identity.",
    isPage: true,
  },
  "GET /sign-in/:provider": {
    access: "Anyone: leads to the sign-in page of an active identity provider. A super admin tests any.",
    isPage: true,
  },
  "GET /releases/form": { access: "Anyone: a blank form to print.", isPage: true },
  "GET /letters/check": {
    access: "Anyone: shows whether a letter is valid, and no personal data.",
    isPage: true,
  },
  "GET /transparency": {
    access:
      "Anyone, if the setting “Public page about the money” is on: sums of whole months, without groups of fewer than five requests.",
    isPage: true,
  },
  "GET /privacy": { access: "Anyone.", isPage: true, isSameForAll: true },
  "GET /accessibility": { access: "Anyone.", isPage: true, isSameForAll: true },
  "GET /accessibility/report": { access: "Anyone.", isPage: true, isSameForAll: true },
  "GET /letters/:id{[0-9]+}": {
    access:
      "An administrator who reads cases, or for a letter with codes works on them; an officer, their own letters about their own requests.",
    isPage: true,
  },
  "GET /letters/:file{[0-9]+\\.pdf}": {
    access:
      "An administrator who reads cases, or for a letter with codes works on them; an officer, their own letters about their own requests.",
    isPage: true,
  },
  "GET /rights/guide.pdf": { access: "Anyone.", isSameForAll: true },
  "GET /events/:file{[0-9]+\\.ics}": { access: "Anyone." },
  "POST /hooks/sms/status": { access: "The provider of text messages, by its signature.", isSigned: true },
  "POST /hooks/sms/in": { access: "The provider of text messages, by its signature.", isSigned: true },
  "POST /hooks/email/bounce": { access: "The mail provider, by its signature.", isSigned: true },
  "GET /healthz": { access: "Anyone.", isSameForAll: true },
  "GET /readyz": { access: "Anyone.", isSameForAll: true },
  "GET /metrics": { access: "This machine, and anyone with the METRICS_TOKEN.", isSameForAll: true },
  "ALL /assets/*": { access: "Anyone." },
  "GET /assets/*": { access: "Anyone." },
  "GET /favicon.svg": { access: "Anyone." },
  "GET /favicon.ico": { access: "Anyone." },
  "GET /sw.js": { access: "Anyone." },
  "GET /manifest.webmanifest": { access: "Anyone." },
  "GET /icons/*": { access: "Anyone." },
  "GET /robots.txt": { access: "Anyone." },
  "GET /*": {
    access: "Anyone: the web app's page, which holds no personal data.",
    isPage: true,
    isSameForAll: true,
  },
};

/** The audience of an address or a REST call, in words. A missing declaration stops the start. */
export function accessWords(key: string): string {
  const access = calls[key]?.access ?? addresses[key]?.access;
  if (!access) throw new Error(`${key} does not say who may come to it (access).`);
  if (typeof access === "object") return access.words;
  return access in audiences ? audiences[access as keyof typeof audiences].words : access;
}

/**
 * Whether the answer depends on the caller. Where it does not, the session is not looked up, so
 * these addresses work without the database. They are not counted either: they are cheap, and a
 * shelter or station behind one address must always get its pages.
 */
export function asksWho(matched: readonly Matched[]): boolean {
  const { isSameForAll, isSigned } = addressOf(matched) ?? {};
  return !isSameForAll && !isSigned;
}

/** Whether people read the answer of a call. If so, failures are shown as a page, else as JSON. */
export const answersWithPage = (matched: readonly Matched[]): boolean => addressOf(matched)?.isPage ?? false;

/** The table's row for the route of a call; every call also matches "ALL /*" first. */
function addressOf(matched: readonly Matched[]): Address | undefined {
  const own = matched.find(({ method, path }) => !(method === "ALL" && path === "/*"));
  return own && addresses[`${own.method} ${own.path}`];
}
