import type { Context } from "../../core/context.ts";
import type { Provided } from "../../core/sessions/sessions.ts";
import { recheckAfterMs } from "../../../shared/accounts/identity-providers/rules.ts";

/** A session that a provider opens now, and about which it is asked again if it gave a token. */
export function askedAgain(
  { now }: Pick<Context, "now">,
  {
    providerId,
    subject,
    refreshSealed,
  }: { providerId: number; subject: string; refreshSealed: string | null },
): Provided {
  if (refreshSealed === null) return { providerId };
  const at = now();
  return {
    ...{ providerId, providerSubject: subject, refreshSealed, providerCheckedAt: at },
    providerCheckAt: new Date(at.getTime() + recheckAfterMs),
  };
}
