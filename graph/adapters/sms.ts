import { cappedFetch } from "./capped-fetch.ts";
import { SendFailure } from "./mail.ts";
import type { Gateway, SmsSettings, TextMessage } from "./sms-gateway.ts";
import { genericGateway } from "./sms-generic.ts";
import { twilioGateway } from "./sms-twilio.ts";

export interface Sms {
  /**
   * Resolves when the gateway has taken the message, with the id under which it reports on it;
   * throws a SendFailure otherwise.
   */
  send(message: TextMessage, signal?: AbortSignal): Promise<string | undefined>;
  readonly captured: boolean;
}

interface SmsOptions {
  log?: { warn(details: object, message: string): void };
  timeoutMs?: number;
}

/** A provider's gateway; null without one. Throws with the reason if it could not be called. */
export function gatewayOf(settings: SmsSettings): Gateway | null {
  if (settings.provider === "twilio") return twilioGateway(settings);
  return settings.url ? genericGateway(settings.url, settings.token) : null;
}

/** Text messages through a provider; without a gateway they are captured like mails. */
export function createSms(settings: SmsSettings, { log, timeoutMs = 60_000 }: SmsOptions = {}): Sms {
  const gateway = gatewayOf(settings);
  if (!gateway) return { captured: true, send: async () => undefined };
  return {
    captured: false,
    async send(message, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const answer = await post(gateway, message, signal ? AbortSignal.any([deadline, signal]) : deadline);
      if (!(answer instanceof SendFailure)) return answer.providerId;
      log?.warn({ messageId: message.messageId, reason: answer.message }, "text message was not taken");
      throw answer;
    },
  };
}

/** Statuses that blame this message; other errors may be gone at the next try. */
const blamesTheMessage = new Set([400, 404, 410, 422]);
const fetchAnswer = cappedFetch(16 * 1024);

async function post(
  gateway: Gateway,
  message: TextMessage,
  signal: AbortSignal,
): Promise<SendFailure | { providerId: string | undefined }> {
  try {
    const { url, headers, body } = gateway.request(message);
    const response = await fetchAnswer(url, { method: "POST", headers, body, redirect: "error", signal });
    // It was taken, whether or not the rest of the answer arrives.
    const said = await response.text().catch(() => "");
    if (response.ok) return { providerId: gateway.idIn(said) };
    const code = gateway.codeIn?.(said);
    const details = code ? `${response.status}, code ${code}` : response.status;
    if (blamesTheMessage.has(response.status))
      return new SendFailure(`The SMS gateway refused the message (${details}).`, "permanent");
    return new SendFailure(`The SMS gateway put it off (${details}).`);
  } catch {
    // Timed out: the gateway may be processing it, and recognizes the next try by its
    // Idempotency-Key.
    if (signal.aborted)
      return new SendFailure("The SMS gateway did not say whether it took the message.", "uncertain");
    return new SendFailure("The SMS gateway could not be reached.", "unreachable");
  }
}
