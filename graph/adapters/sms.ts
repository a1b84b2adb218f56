import { httpTarget, type HttpTarget } from "./http-target.ts";
import { SendFailure } from "./mail.ts";

export interface TextMessage {
  /** In E.164: `+15125550143`. */
  to: string;
  text: string;
  /** The same on every try; sent as Idempotency-Key. */
  messageId: string;
}

export interface Sms {
  send(message: TextMessage, signal?: AbortSignal): Promise<void>;
  readonly captured: boolean;
}

interface SmsOptions {
  /** Its user name and password, or the token, go into an Authorization header. */
  smsUrl?: string | undefined;
  token?: string | undefined;
  log?: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/**
 * Text messages through any gateway that accepts `POST {to, text}`; without one they are captured
 * like email.
 */
export function createSms({ smsUrl, token, log, timeoutMs = 60_000 }: SmsOptions): Sms {
  if (!smsUrl) return { captured: true, send: async () => {} };
  const gateway = httpTarget(smsUrl, token);
  return {
    captured: false,
    async send({ to, text, messageId }, signal) {
      const failure = await post(
        gateway,
        { to, text },
        { messageId, signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), ...(signal ? [signal] : [])]) },
      );
      if (!failure) return;
      log?.warn({ messageId, reason: failure.message }, "text message was not taken");
      throw failure;
    },
  };
}

/** Statuses that blame this message; other errors may be gone at the next try. */
const blamesTheMessage = new Set([400, 404, 410, 422]);

async function post(
  { url, authorization }: HttpTarget,
  body: object,
  { messageId, signal }: { messageId: string; signal: AbortSignal },
): Promise<SendFailure | null> {
  try {
    const response = await fetch(url, {
      method: "POST",
      headers: {
        ...{ "content-type": "application/json", "idempotency-key": messageId },
        ...(authorization && { authorization }),
      },
      body: JSON.stringify(body),
      redirect: "error",
      signal,
    });
    await response.body?.cancel();
    if (response.ok) return null;
    if (blamesTheMessage.has(response.status))
      return new SendFailure(`The SMS gateway refused the message (${response.status}).`, "permanent");
    return new SendFailure(`The SMS gateway put it off (${response.status}).`);
  } catch {
    // Timed out: the gateway may be processing it, and recognizes the next try by its
    // Idempotency-Key.
    if (signal.aborted)
      return new SendFailure("The SMS gateway did not say whether it took the message.", "uncertain");
    return new SendFailure("The SMS gateway could not be reached.", "unreachable");
  }
}
