import { createTransport } from "nodemailer";
import { failureOf, type Mail } from "./mail.ts";
import { TookTooLong, within } from "./timeout.ts";

export interface TranscriptLine {
  /** The speaker: this product, the mail server, or the connection itself. */
  from: "client" | "server" | "connection";
  text: string;
}

export interface Tried {
  /** Null if the server accepted the message. */
  failure: string | null;
  transcript: TranscriptLine[];
}

interface Try {
  smtpUrl: string;
  withinMs: number;
}

const maxLines = 80;
const maxCharacters = 500;

/**
 * Sends one message at once and records both sides of the dialog, without credentials and content.
 * Gives up after a while.
 */
export async function trySending(mail: Mail, { smtpUrl, withinMs }: Try): Promise<Tried> {
  const transcript: TranscriptLine[] = [];
  const secrets = secretsOf(smtpUrl);
  const note = (entry: unknown, said: unknown, ...values: unknown[]) => {
    const { tnx } = (entry ?? {}) as { tnx?: string };
    const from = tnx === "client" || tnx === "server" ? tnx : tnx === "network" ? "connection" : undefined;
    if (!from || typeof said !== "string" || transcript.length >= maxLines) return;
    const whole = values.reduce<string>((text, value) => text.replace("%s", () => String(value)), said);
    for (const text of whole.split(/\r?\n/).filter(Boolean))
      transcript.push({ from, text: withoutSecrets(text, secrets).slice(0, maxCharacters) });
  };
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: withinMs,
    greetingTimeout: withinMs,
    dnsTimeout: withinMs,
    socketTimeout: withinMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    debug: true,
    transactionLog: true,
    logger: { level: () => {}, trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
  });
  try {
    await within(withinMs, transport.sendMail({ ...mail, headers: { "Auto-Submitted": "auto-generated" } }));
    return { failure: null, transcript };
  } catch (error) {
    const isLate = error instanceof TookTooLong;
    return {
      failure: isLate ? "The mail server took too long." : failureOf(error, false).message,
      transcript,
    };
  } finally {
    transport.close();
  }
}

/** The password as it may appear on the wire: plain, and inside the AUTH command. */
function secretsOf(smtpUrl: string): string[] {
  const { username, password } = new URL(smtpUrl);
  if (!password) return [];
  const [user, secret] = [decodeURIComponent(username), decodeURIComponent(password)];
  const coded = [secret, `\0${user}\0${secret}`].map((text) => Buffer.from(text, "utf8").toString("base64"));
  return [secret, ...coded];
}

const withoutSecrets = (text: string, secrets: string[]) =>
  secrets.reduce((kept, secret) => kept.replaceAll(secret, "/* secret */"), text);
