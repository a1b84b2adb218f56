import type { IncomingHttpHeaders } from "node:http";
import { keyIn } from "../../accounts/api-keys/use.ts";
import type { Kernel } from "../../core/context.ts";
import { isOwnOrigin } from "../../core/http/guard.ts";
import { tokenIn } from "../../core/sessions/cookies.ts";

/** What a refused handshake says. */
export const originRule =
  "A WebSocket with a session cookie needs an Origin header that matches PUBLIC_URL. With an API key, send no session cookie; then no Origin is needed.";

/**
 * Whether a WebSocket may be opened. A browser sends cookies by itself, for any page, but always
 * with the page's Origin. It never sends a key by itself, so a key needs no Origin.
 */
export function mayConnect(
  kernel: Kernel,
  { origin, cookie, host, authorization }: IncomingHttpHeaders,
): boolean {
  const hasSession = tokenIn(kernel, cookie) !== undefined;
  if (!hasSession && keyIn(authorization) !== undefined) return true;
  return isOwnOrigin(kernel.env, origin, host) && !(hasSession && origin === undefined);
}
