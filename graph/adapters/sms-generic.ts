import { httpTarget } from "./http-target.ts";
import type { Gateway } from "./sms-gateway.ts";

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
  };
}
