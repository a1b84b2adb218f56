import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { canHavePasskeys } from "../../core/env.ts";
import { masked } from "../../core/text/masked.ts";
import { offersCodes, unlockWays, type UnlockWay } from "../../../shared/accounts/device-lock/rules.ts";
import { lockedIn } from "./enter.ts";

export interface Lock {
  ways: UnlockWay[];
  /** The address to which a code goes, with most letters hidden. */
  address: string | null;
}

/** How this browser's locked session can be unlocked; null if there is none. */
export async function readLock(context: Context): Promise<Lock | null> {
  const locked = lockedIn(context);
  if (!locked) return null;
  const own = await ownWays(context, locked.officerId);
  const mayCode = own.isProven && own.offersCodes;
  const has = { passkey: own.passkeys > 0, provider: own.isLinked, code: mayCode };
  return {
    ways: unlockWays.filter((way) => has[way]),
    address: mayCode ? own.address : null,
  };
}

export interface OwnWays {
  /** The official email, with most letters hidden. */
  address: string;
  isProven: boolean;
  offersCodes: boolean;
  passkeys: number;
  canHavePasskeys: boolean;
  isLinked: boolean;
}

/** What an officer has set up for getting back in. */
export function readOwnWays(context: Context): Promise<OwnWays> {
  const { viewer } = context;
  admit(viewer, "officer");
  return ownWays(context, viewer.officerId);
}

async function ownWays({ db, env, config }: Context, officerId: number): Promise<OwnWays> {
  const officer = await db.officer.findUniqueOrThrow({
    where: { id: officerId },
    select: {
      ...{ email: true, provenEmail: true },
      providerLinks: { where: { provider: { isActive: true } }, select: { subject: true }, take: 1 },
      _count: { select: { passkeys: true } },
    },
  });
  return {
    address: masked(officer.email),
    isProven: officer.email === officer.provenEmail,
    offersCodes: offersCodes(config().officerUnlock),
    passkeys: officer._count.passkeys,
    canHavePasskeys: canHavePasskeys(env),
    isLinked: officer.providerLinks.length > 0,
  };
}
