import { titledName } from "../../../shared/core/text/titled-name.ts";
import { createHash } from "node:crypto";
import type { Message, Officer, Verification } from "../../../prisma/client/client.ts";
import { Html, html } from "../../core/pages/html.ts";
import type { Env } from "../../core/env.ts";
import type { RefusedConnection } from "../../core/process/outgoing-guard.ts";
import { trainingBanner, trainingStyles } from "../../core/pages/banner.ts";
import { trainingMark } from "../../core/training.ts";
import { subjectOf, type MessageBody } from "./compose.ts";

type Marked = Pick<Env, "TRAINING">;

export interface Page {
  markup: Html;
  policy: string;
  /** Shown inside another page of ours. */
  framed?: true;
}

/** What a training installation refused to connect to, newest first. */
export const outgoingPage = (env: Marked, refused: readonly RefusedConnection[]): Page =>
  page(
    env,
    "Connections to the outside",
    html`<p>
        This training installation connects to no other machine. Attempts since it was started are listed
        here. None of them got out.
      </p>
      ${refused.length === 0 && html`<p class="empty">No attempts.</p>`}
      <ul class="list">
        ${refused.toReversed().map(({ at, target }) => html`<li>${target} <span>${clock(at)}</span></li>`)}
      </ul>`,
  );

export const listPage = (env: Marked, messages: Message[]): Page =>
  page(
    env,
    "Mailbox",
    html`<p>
        Every message that SafeVoice wrote, newest first.
        ${
          env.TRAINING
            ? "None of them left this machine."
            : "They leave this machine only if a mail server is configured."
        }
      </p>
      ${messages.length === 0 && html`<p class="empty">No messages yet.</p>`}
      <ul class="list">
        ${messages.map(
          (message) =>
            html`<li>
              <a href="/dev/mailbox/${message.id}"
                ><strong>${subjectOf(env, message) || message.kind}</strong>
                <span>To ${message.recipientName} ${angled(message.recipientAddress)}</span>
                <span>${stateLine(message)}</span></a
              >
            </li>`,
        )}
      </ul>`,
  );

const ways: Record<Message["channel"], string> = {
  email: "E-mail",
  sms: "Text message",
  phone: "A logged phone call",
  pass: "A Help Pass",
};

export const mailPage = (env: Marked, message: Message, body: MessageBody): Page => {
  const links = [...new Set(body.text.match(/https?:\/\/[^\s<>")]*[^\s<>").,;:!?]/g) ?? [])];
  return page(
    env,
    subjectOf(env, message) || message.kind,
    html`<p><a href="/dev/mailbox">All messages</a></p>
      <dl>
        <dt>To</dt>
        <dd>${message.recipientName} ${angled(message.recipientAddress)}</dd>
        <dt>By</dt>
        <dd>${ways[message.channel]}</dd>
        <dt>State</dt>
        <dd>${stateLine(message)}${message.reason && html`. ${message.reason}`}</dd>
      </dl>
      ${
        links.length > 0 &&
        html`<h2>Links in this message</h2>
          <ul>
            ${links.map((link) => html`<li><a href="${link}">${link}</a></li>`)}
          </ul>`
      }
      <h2>Message</h2>
      ${
        message.channel === "email" &&
        html`<iframe
            src="/dev/mailbox/${message.id}/letter"
            title="The mail as its reader sees it"
            sandbox="allow-top-navigation-by-user-activation"
          ></iframe>
          <h2>Plain text</h2>`
      }
      <pre>${body.text}</pre>`,
  );
};

/**
 * The email alone, in its own inline styles; nothing in it may run or load. Its links open in the
 * whole window.
 */
export const letterPage = ({ html: markup }: MessageBody): Page => ({
  markup: new Html(markup.replace("<head>", '<head><base target="_top">')),
  policy:
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; frame-ancestors 'self'; sandbox allow-top-navigation-by-user-activation",
  framed: true,
});

export const officersPage = (env: Marked, officers: (Officer & { verifications: Verification[] })[]): Page =>
  page(
    env,
    "Demo officers",
    html`<p>
        Officers have no account: the form that one filled in opened their session. Here you take on a demo
        officer's session.
      </p>
      ${officers.length === 0 && html`<p class="empty">There are no demo officers in this database.</p>`}
      <ul class="list">
        ${officers.map(
          ({ id, name, rank, agency, badgeNumber, verifications: [verification] }) =>
            html`<li>
              <form method="post" action="/dev/officers">
                <strong>${titledName({ rank, name })}</strong>
                <span>${agency}, badge ${badgeNumber}</span>
                <span
                  >Case ${verification?.caseNumber}:
                  ${verification?.status}${verification?.trust && html`, ${verification.trust}`}</span
                >
                <button name="officerId" value="${id}">Sign in as ${name}</button>
              </form>
            </li>`,
        )}
      </ul>`,
  );

const angled = (address: string) => `<${address}>`;

const stateLine = ({ state, tries, sentAt, createdAt, dueAt }: Message) => {
  if (state === "sent") return `Sent ${clock(sentAt ?? createdAt)}`;
  if (state === "failed") return `Failed after ${tries} ${tries === 1 ? "try" : "tries"}`;
  if (state === "sending") return "Being sent";
  return `Waits until ${clock(dueAt)}`;
};

const clock = (date: Date) => `${date.toISOString().slice(0, 19).replace("T", " ")} UTC`;

const style = `
:root{color-scheme:light dark;--ground:#f3f5f8;--card:#fff;--ink:#16202e;--soft:#4a5565;--line:#c9d1dc;--link:#1d4f91}
@media(prefers-color-scheme:dark){:root{--ground:#10161f;--card:#1a2330;--ink:#eef2f7;--soft:#b3bfce;--line:#3a4859;--link:#9cc4ff}}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:760px;margin:0 auto}
h1{font-size:1.6rem;line-height:1.25;overflow-wrap:anywhere}h2{font-size:1.05rem;margin:24px 0 8px}
a{color:var(--link);overflow-wrap:anywhere}a,button{border-radius:8px}
:focus-visible{outline:3px solid var(--link);outline-offset:2px}
.list{list-style:none;margin:0;padding:0;display:grid;gap:12px}
.list a,.list form{display:grid;gap:4px;padding:14px 16px;min-height:44px;background:var(--card);border:1px solid var(--line);border-radius:12px;text-decoration:none;color:inherit}
.list a:hover{border-color:var(--link)}.list strong{color:var(--link)}.list form strong{color:inherit}.list span,.empty{color:var(--soft);overflow-wrap:anywhere}
button{justify-self:start;min-height:44px;margin-top:8px;padding:8px 20px;border:0;background:var(--link);color:var(--card);font:inherit;font-weight:600;cursor:pointer}
dl{display:grid;grid-template-columns:auto 1fr;gap:4px 16px}dt{color:var(--soft)}dd{margin:0;overflow-wrap:anywhere}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:12px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px;background:var(--card);border:1px solid var(--line);border-radius:12px;font:inherit}
`;
/** As one piece: an added space would change the hash below. */
const styleElement = (own: string) => new Html(`<style>${own}</style>`);
const hashOf = (own: string) => createHash("sha256").update(own).digest("base64");

/** The style is one known text, allowed by its hash; scripts are not allowed at all. */
function page(env: Marked, title: string, content: Html): Page {
  const training = trainingMark(env);
  const own = training ? style + trainingStyles : style;
  return {
    markup: html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width,initial-scale=1" />
          <link rel="icon" type="image/svg+xml" href="/favicon.svg" />
          <title>${title} - SafeVoice</title>
          ${styleElement(own)}
        </head>
        <body>
          ${trainingBanner(training)}
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    policy: `default-src 'none'; style-src 'sha256-${hashOf(own)}'; img-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
  };
}
