import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { freshIdentity, takeFresh, takeRefresh } from "../identity-providers/officer-sign-in.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import { countEntry, lockedIn, lockLeft, noteRefused, openOfficerSession } from "./enter.ts";

/**
 * Opens the session of the officer whom the department's sign-in has just identified: the one of
 * the locked session, or on another device the one with the newest case. A sign-in opens one.
 */
export async function enterByProvider(context: Context): Promise<void> {
  const { db } = context;
  await countEntry(context);
  const locked = lockedIn(context);
  const identity = await freshIdentity(context, locked?.lockedAt);
  const link =
    identity &&
    (await db.officerProviderLink.findFirst({
      where: {
        ...{ issuer: identity.provider.issuer, subject: identity.subject },
        ...(locked && { officerId: locked.officerId }),
      },
      orderBy: { officerId: "desc" },
    }));
  const session =
    link &&
    (await db.$transaction(async (tx) => {
      // The session before the sign-in, as when the provider is asked again.
      if (!(await lockLeft(context, tx)).isOpen || !(await takeFresh(tx, identity))) return undefined;
      const provided = await takeRefresh(context, tx, identity);
      return openOfficerSession(context, tx, { officerId: link.officerId, way: "provider", provided });
    }));
  if (session) return session.enter();
  const reason = link ? "used before" : identity ? "another identity" : "no fresh sign-in";
  await noteRefused(context, { officerId: locked?.officerId ?? null, way: "provider", reason });
  throw new Refusal("UNAUTHENTICATED", says.notIdentified);
}
