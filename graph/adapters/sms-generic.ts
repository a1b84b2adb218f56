import { httpTarget } from "./http-target.ts";
import type { Gateway } from "./sms-gateway.ts";

const idForm = /^[\x21-\x7e]{1,200}$/;

/** `{"id": "…"}`; a gateway that answers anything else sends no receipts. */
function idIn(answer: string): string | undefined {
  try {
    const { id } = JSON.parse(answer) as { id?: unknown };
    const text = typeof id === "number" ? String(id) : id;
    return typeof text === "string" && idForm.test(text) ? text : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Any gateway that takes `POST {to, text}`. Its user name and password, or the token, go into an
 * Authorization header.
 */
export function genericGateway(smsUrl: string, token: string | undefined): Gateway {
  const { url, authorization } = httpTarget(smsUrl, token);
  return {
    request: ({ to, text, messageId, statusUrl }) => ({
      url,
      headers: {
        "content-type": "application/json",
        "idempotency-key": messageId,
        ...(authorization && { authorization }),
      },
      body: JSON.stringify({ to, text, ...(statusUrl && { statusUrl }) }),
    }),
    idIn,
  };
}
