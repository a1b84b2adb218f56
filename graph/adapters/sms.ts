import { SendFailure } from "./mail.ts";

export interface TextMessage {
  to: string;
  text: string;
  /** The same on every try; sent as Idempotency-Key. */
  messageId: string;
}

export interface Sms {
  send(message: TextMessage): Promise<void>;
  readonly captured: boolean;
}

interface SmsOptions {
  smsUrl?: string | undefined;
  log?: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/** Text messages through any gateway that takes `POST {to, text}`; without one they are captured like mails. */
export function createSms({ smsUrl, log, timeoutMs = 15_000 }: SmsOptions): Sms {
  if (!smsUrl) return { captured: true, send: async () => {} };
  return {
    captured: false,
    async send({ to, text, messageId }) {
      const failure = await post(smsUrl, { to, text }, messageId, timeoutMs);
      if (!failure) return;
      log?.warn({ messageId, reason: failure.message }, "text message was not taken");
      throw failure;
    },
  };
}

/** Answers that blame this message; any other refusal may be gone at the next try. */
const blamesTheMessage = new Set([400, 404, 410, 422]);

async function post(
  url: string,
  body: object,
  messageId: string,
  timeoutMs: number,
): Promise<SendFailure | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": messageId },
      body: JSON.stringify(body),
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    if (response.ok) return null;
    if (blamesTheMessage.has(response.status))
      return new SendFailure(`The SMS gateway refused the message (${response.status}).`, "permanent");
    return new SendFailure(`The SMS gateway put it off (${response.status}).`);
  } catch {
    return new SendFailure("The SMS gateway could not be reached.", "unreachable");
  }
}
