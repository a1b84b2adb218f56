import { Refusal } from "../../../core/errors.ts";
import { canHavePasskeys, publicUrl, type Env } from "../../../core/env.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

/**
 * The site that passkeys belong to. They open nothing under another host, so a change of
 * `PUBLIC_URL` to another host ends them. UNPROCESSABLE where browsers offer none: without https,
 * and for a bare IP address.
 */
export function relyingParty(env: Env): { rpID: string; origin: string } {
  if (!canHavePasskeys(env)) throw new Refusal("UNPROCESSABLE", says.passkeysNeedHttps);
  const { origin, hostname } = new URL(publicUrl(env));
  return { rpID: hostname, origin };
}
