import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { freshIdentity, takeRefresh } from "../identity-providers/officer-sign-in.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import { lockedIn, noteRefused, openOfficerSession } from "./enter.ts";

/**
 * Opens the session of the officer whom the department's sign-in has just identified: the one of
 * the locked session, or on another device the one with the newest case.
 */
export async function enterByProvider(context: Context): Promise<void> {
  const { db } = context;
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
      const provided = await takeRefresh(context, tx, identity);
      return openOfficerSession(context, tx, { officerId: link.officerId, way: "provider", provided });
    }));
  if (session) return session.enter();
  const reason = identity ? "another identity" : "no fresh sign-in";
  await noteRefused(context, { officerId: locked?.officerId ?? null, way: "provider", reason });
  throw new Refusal("UNAUTHENTICATED", says.notIdentified);
}
