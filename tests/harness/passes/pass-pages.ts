import { Hono } from "hono";
import type { HelpType } from "../../../prisma/client/enums.ts";
import type { AppEnv } from "../../../graph/core/http/app-env.ts";
import { compressedPage } from "../../../graph/core/http/compressed-answers.ts";
import { sha256 } from "../../../graph/core/security/secrets.ts";
import { serverPage, type Page } from "../../../graph/core/pages/server-page.ts";
import type { Language } from "../../../shared/core/forms/fields.ts";
import type { Progress, Sent, Ticket, WrittenLetter } from "../../../graph/help/pass/contents.ts";
import type { Thread } from "../../../graph/help/pass/thread.ts";
import { contentsView, linkView } from "../../../graph/help/pass/views/pass.ts";
import type { OpenView } from "../../../graph/help/pass/open/visit.ts";

/* The pages of a Help Pass with long values, as a phone on a slow network loads them. */

const host = "help.emergency-assistance.harris.example.org";
const now = new Date("2026-11-26T12:00:00Z");
const sent: Sent[] = (["email", "sms"] as const).map((channel) => ({
  ...{ channel, address: "o…@example.com", state: "delivered", at: now },
}));
const text = (letters: number) => "Está en el mostrador, ¿no? ".repeat(letters).slice(0, letters);
const kinds: HelpType[] = ["shelter", "transportation", "food"];
const ticket = (id: number): Ticket => ({
  ...{ id, helpType: kinds[id % 3] ?? "food", people: 4, hours: null, code: "WHAT-2345-6789-ABCD" },
  vendor: `Hôtel-Résidence de l’Île Sainte-Geneviève-des-Bois, annexe ${id}`,
  ...{
    confirmationNumber: `CONFABCDEFG${id}`,
    validUntil: now,
    zone: "America/Chicago",
    state: "ready",
    at: null,
  },
  supportPhones: ["+1 (512) 555-0143", "+1 (512) 555-0144"],
  supportHours: "7 a. m. a 11 p. m., todos los días",
  chatUrl: `https://${host}/chat`,
  counter: {
    href: `https://${host}/v/${sha256(`ticket ${id}`).slice(0, 26)}`,
    phrase: { en: "amber lantern", es: "linterna ámbar", fr: "lanterne ambrée" },
  },
  ...{ usedCents: null, sent },
});
const letter = (id: number): WrittenLetter => ({
  number: `AL-2026-00000${id}`,
  ...{ writtenAt: now, isVoid: false, kind: "approval", sent },
  ...{ lines: [text(160), text(160)], language: "es" },
});
const progress: Progress = { stage: "ready", waitsFor: "problem", since: now, now };
const none: Thread = { entries: [], isMore: false, newCount: 0, isFirstShown: false };
const thread: Thread = {
  entries: Array.from({ length: 10 }, (_, at) => ({
    ...{ isOwn: at % 2 === 0, said: { text: text(250) }, at: now, isNew: true },
  })),
  ...{ isMore: true, newCount: 5, isFirstShown: false },
};
const opened = (helps: number, more: Partial<OpenView> = {}): OpenView => ({
  ...{ state: "open", language: "es", progress, now, thread: none, rating: null, summary: "none" },
  ...{ releases: [], zone: "America/Chicago" },
  pass: { isPinOwn: false, language: "es" } as OpenView["pass"],
  tickets: Array.from({ length: helps }, (_, id) => ticket(id)),
  letters: helps > 0 ? Array.from({ length: helps + 1 }, (_, id) => letter(id)) : [],
  contact: {
    ...{ way: "any", from: "09:30", to: "17:00", mayLeaveMessage: false },
    ...{ phone: "…0144", email: "o…@example.com", version: 1 },
  },
  ...{ ownData: [], zone: "America/Chicago" },
  voca: helps > 0 ? { version: 1 } : null,
  ...{ asksContact: false, isContactOpen: false, isVocaOpen: false, done: undefined },
  keeping: { id: "1-0123456789abcdef0123456789abcdef", until: now },
  ...more,
});

type PassPage = Pick<Page, "title" | "body" | "extras">;

export const passPages: Record<string, (language: Language) => PassPage> = {
  "the link alone": (language) => linkView(progress, language),
  "with the PIN, no help yet": (language) => contentsView({ ...opened(0), again: undefined }, language),
  "with one help": (language) => contentsView({ ...opened(1), again: undefined }, language),
  "with six helps and the most of everything": (language) =>
    contentsView(
      {
        ...opened(6, { thread, summary: "ask", rating: { answer: "good" }, asksContact: true }),
        ...{ isContactOpen: true, done: "problem", again: undefined },
      },
      language,
    ),
};

/** The whole page, as the server sends it to a browser without a secure connection. */
export async function bytesOf(page: PassPage, language: Language) {
  const app = new Hono<AppEnv>();
  app.get("/", async (c) => {
    c.set("context", { env: {}, config: () => ({ systemName: "SafeVoice" }) } as never);
    const shown = { ...page, language, hasExit: true, isNeutral: true, isOffered: true };
    return compressedPage(c, serverPage(c, shown));
  });
  const bytes = async (headers: Record<string, string>) =>
    (await (await app.request("/", { headers })).arrayBuffer()).byteLength;
  return { sent: await bytes({ "accept-encoding": "gzip" }), whole: await bytes({}) };
}
