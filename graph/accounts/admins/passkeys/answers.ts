import { Refusal } from "../../../core/errors.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

/** What every answer of a device has; the library checks the rest. */
interface Answer {
  id: string;
  response: { clientDataJSON: string };
}

/** The device's answer. INVALID if it is not one. */
export function readAnswer(text: string): Answer {
  try {
    const answer = JSON.parse(text) as Answer | null;
    if (typeof answer?.id === "string" && typeof answer.response.clientDataJSON === "string") return answer;
  } catch {
    // reported below
  }
  throw unreadable();
}

export const unreadable = () =>
  new Refusal("INVALID", says.passkeyUnreadable, { answer: [says.passkeyUnreadable] });

/**
 * The challenge that an answer names. What it signs is checked by the library, whose own decoder is
 * not used: its second entry breaks the order of the modules in the server's bundle.
 */
export function challengeIn(clientData: string): string | undefined {
  try {
    const parsed = JSON.parse(Buffer.from(clientData, "base64url").toString("utf8")) as unknown;
    const { challenge } = Object(parsed) as { challenge?: unknown };
    return typeof challenge === "string" ? challenge : undefined;
  } catch {
    return undefined;
  }
}
