import { createTransport } from "nodemailer";

export interface Mail {
  to: { name: string; address: string };
  /** The configured sender when the administrators set one; otherwise MAIL_FROM. */
  from?: string | undefined;
  subject: string;
  text: string;
  html: string;
  /** The same on every try, so that a mail that arrives twice is seen to be one. */
  messageId: string;
}

export interface Mailer {
  /** Resolves when the server has taken the mail; throws a SendFailure otherwise. */
  send(mail: Mail): Promise<void>;
  /** Nothing leaves the product: mails are only shown in the development mailbox. */
  readonly captured: boolean;
}

/** Why a message was not taken, in words that administrators may read: no address, no password, no text of the other side. */
export class SendFailure extends Error {
  /** Another try would be refused as well. */
  readonly permanent: boolean;
  /** The other side did not answer at all, so the message itself is not to blame. */
  readonly unreachable: boolean;
  constructor(reason: string, kind: "permanent" | "unreachable" | "passing" = "passing", cause?: unknown) {
    super(reason, { cause });
    this.permanent = kind === "permanent";
    this.unreachable = kind === "unreachable";
  }
}

interface MailerOptions {
  smtpUrl?: string | undefined;
  from: string;
  log?: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/** Mail by SMTP; without an address of a server, nothing is sent and every mail counts as delivered. */
export function createMailer({ smtpUrl, from, log, timeoutMs = 15_000 }: MailerOptions): Mailer {
  if (!smtpUrl) return { captured: true, send: async () => {} };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    captured: false,
    async send({ to, subject, text, html, messageId, from: sender }) {
      const envelope = { from: sender ?? from, to, subject, text, html, messageId };
      try {
        // A server that answers one byte now and then never times out by itself.
        await within(
          timeoutMs * 2,
          transport.sendMail({ ...envelope, headers: { "Auto-Submitted": "auto-generated" } }),
        );
      } catch (error) {
        const failure = failureOf(error);
        log?.warn({ messageId, reason: failure.message }, "mail was not taken");
        throw failure;
      }
    },
  };
}

function failureOf(error: unknown): SendFailure {
  const { code, responseCode, command } = error as { code?: string; responseCode?: number; command?: string };
  if (code === "EAUTH") return new SendFailure("The mail server refused the sign-in.", "passing");
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

async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(Object.assign(new Error("too slow"), { code: "ETIMEDOUT" })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
