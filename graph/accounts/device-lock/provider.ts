import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { freshIdentity, takeFresh, takeRefresh } from "../identity-providers/officer-sign-in.ts";
import { says } from "../../../shared/accounts/device-lock/sentences.ts";
import {
  byNewestCase,
  countEntry,
  enterWith,
  lockedIn,
  lockLeft,
  NotOpened,
  noteRefused,
  openOfficerSession,
} from "./enter.ts";

/**
 * Opens the session of the officer whom the department's sign-in has just identified: the one of
 * the locked session, or on another device the one with the newest case. A sign-in opens one.
 */
export async function enterByProvider(context: Context): Promise<void> {
  const { db } = context;
  await countEntry(context);
  const locked = lockedIn(context);
  const identity = await freshIdentity(context, locked?.lockedAt);
  const refusal = () => new Refusal("UNAUTHENTICATED", says.notIdentified);
  const refuse = async (reason: string) => {
    await noteRefused(context, { officerId: locked?.officerId ?? null, way: "provider", reason });
    return refusal();
  };
  if (!identity) throw await refuse("no fresh sign-in");
  const { subject, provider } = identity;
  const [officer] = await byNewestCase(db, {
    providerLinks: { some: { issuer: provider.issuer, subject } },
    ...(locked && { id: locked.officerId }),
  });
  if (!officer) throw await refuse("another identity");
  const officerId = officer.id;
  await enterWith(context, {
    ...{ officerId, way: "provider", refusal },
    open: async (tx) => {
      // The session before the sign-in, as when the provider is asked again.
      await lockLeft(context, tx);
      if (!(await takeFresh(tx, identity))) throw new NotOpened("used before");
      const provided = await takeRefresh(context, tx, identity);
      return openOfficerSession(context, tx, { officerId, way: "provider", provided });
    },
  });
}
