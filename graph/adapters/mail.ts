import { PassThrough } from "node:stream";
import { createTransport } from "nodemailer";

export interface Mail {
  to: { name: string; address: string };
  /** The sender. Callers that use the configuration set it. */
  from?: string | { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** The same on every try, so that a duplicate is recognized. */
  messageId: string;
  /** Where bounces go: the sender on the envelope. */
  bouncesTo?: string | undefined;
  /** Where one POST ends emails of this kind (RFC 8058). */
  unsubscribe?: string | undefined;
}

export interface Mailer {
  /**
   * Resolves when the server has accepted the message; throws a SendFailure otherwise. The signal
   * aborts it and closes the connection.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
  /** Nothing is sent: messages only appear in the development mailbox. */
  readonly captured: boolean;
  /**
   * Why the newest message was not sent, if the server or the sign-in is to blame and not the
   * message.
   */
  trouble?(): string | undefined;
}

/**
 * Why a message was rejected, in words that administrators may read: no address, no password, no
 * text from the server.
 */
export class SendFailure extends Error {
  /** A retry would be rejected as well. */
  readonly permanent: boolean;
  /** The server did not answer at all, so the message itself is not to blame. */
  readonly unreachable: boolean;
  /** The server has the whole message but did not confirm it, so it may have been delivered. */
  readonly uncertain: boolean;
  /** No other message would have been taken either. */
  readonly isServers: boolean;
  constructor(
    reason: string,
    kind: "permanent" | "unreachable" | "signIn" | "uncertain" | "passing" = "passing",
    cause?: unknown,
  ) {
    super(reason, { cause });
    this.permanent = kind === "permanent";
    this.unreachable = kind === "unreachable";
    this.uncertain = kind === "uncertain";
    this.isServers = kind === "unreachable" || kind === "signIn";
  }
}

interface MailerOptions {
  smtpUrl?: string | undefined;
  /** The default sender. */
  from?: string;
  log?: { warn(details: object, message: string): void };
  /** For each intermediate answer. */
  timeoutMs?: number;
  /** For everything until the server has the whole message. */
  handOverMs?: number;
  /**
   * For the final answer. The server may still be processing, and giving up too early sends the
   * same email twice (RFC 5321, 4.5.3.2.6).
   */
  finalAnswerMs?: number;
}

const minute = 60_000;

/**
 * Connections are reused: greeting, TLS and sign-in cost more than the message. There is one for
 * each message in flight (`maxOnTheWay`), so that no message waits for a slow one. An idle
 * connection is closed before servers usually close it.
 */
export const mailPool = {
  pool: true,
  maxConnections: 20,
  maxMessages: 100,
  idleTimeout: minute / 2,
  // Retried on a new connection if the server has closed the idle one.
  maxRequeues: 1,
} as const;

/** Email over SMTP. Without a server, nothing is sent and every message counts as delivered. */
export function createMailer({
  smtpUrl,
  from,
  log,
  timeoutMs = 15_000,
  handOverMs = 2 * minute,
  finalAnswerMs = 10 * minute,
}: MailerOptions): Mailer {
  if (!smtpUrl) return { captured: true, send: async () => {} };
  const transport = createTransport({
    ...mailPool,
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: finalAnswerMs * 2, // the deadlines below come first
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // The message is read only when the server asks for it, so its end is when the server has all of
  // it.
  transport.use("stream", ({ message, data }, done) => {
    message.transform(() => new PassThrough().once("end", (data as Watched).whenRead));
    done();
  });
  let trouble: string | undefined;
  return {
    captured: false,
    trouble: () => trouble,
    async send({ to, subject, text, html, messageId, from: sender, bouncesTo, unsubscribe }, signal) {
      // Two deadlines of our own: a server that answers one byte now and then never times out.
      const call = new AbortController();
      const giveUp = () => call.abort();
      let timer = setTimeout(giveUp, handOverMs);
      let isHandedOver = false;
      signal?.addEventListener("abort", giveUp, { once: true });
      const watched: Watched = {
        whenRead: () => {
          isHandedOver = true;
          clearTimeout(timer);
          timer = setTimeout(giveUp, finalAnswerMs);
        },
      };
      const mail = { from: sender ?? from, to, subject, text, html, messageId };
      const envelope = bouncesTo && { envelope: { from: bouncesTo, to: to.address } };
      const headers = { "Auto-Submitted": "auto-generated", ...unsubscribeHeaders(unsubscribe) };
      try {
        await transport.sendMail({ ...mail, ...envelope, headers, signal: call.signal, ...watched });
        trouble = undefined;
      } catch (error) {
        const failure = failureOf(error, isHandedOver && call.signal.aborted);
        // A claim that was lost says nothing about the server.
        if (!signal?.aborted) trouble = failure.isServers ? failure.message : undefined;
        log?.warn({ messageId, reason: failure.message }, "mail was not taken");
        throw failure;
      } finally {
        clearTimeout(timer);
        signal?.removeEventListener("abort", giveUp);
      }
    },
  };
}

/** The mail program's own button, which works with one click (RFC 8058). */
const unsubscribeHeaders = (href: string | undefined) =>
  href === undefined
    ? {}
    : { "List-Unsubscribe": `<${href}>`, "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" };

interface Watched {
  /** The last byte of the message is on its way to the server. */
  whenRead: () => void;
}

export function failureOf(error: unknown, isLeftAtWork: boolean): SendFailure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  if (code === "EAUTH") return new SendFailure("The mail server refused the sign-in.", "signIn");
  if (responseCode === undefined && isLeftAtWork)
    return new SendFailure("The mail server did not say whether it took the message.", "uncertain");
  if (responseCode === undefined)
    return new SendFailure("The mail server could not be reached.", "unreachable");
  const permanent = responseCode >= 500 && (command === "RCPT TO" || command === "DATA");
  if (permanent)
    return new SendFailure(
      `The mail server refused the ${command === "DATA" ? "message" : "address"} (${responseCode}).`,
      "permanent",
    );
  return new SendFailure(`The mail server put it off (${responseCode}).`);
}
