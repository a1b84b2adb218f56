import type { PasskeyPurpose } from "../../../../prisma/client/enums.ts";
import type { Context } from "../../../core/context.ts";
import { Refusal } from "../../../core/errors.ts";
import { minuteMs } from "../../../../shared/core/time/durations.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

const validForMs = 5 * minuteMs;

/** For what a device signs, and for whom. */
export interface ChallengeScope {
  purpose: PasskeyPurpose;
  /** Null for a sign-in by the passkey alone. */
  sessionId: number | null;
}

/** Keeps the challenge until its answer comes, for five minutes. */
export async function keepChallenge({ db, keys, now }: Context, challenge: string, scope: ChallengeScope) {
  const expiresAt = new Date(now().getTime() + validForMs);
  await db.passkeyChallenge.create({ data: { ...scope, challengeHash: hashOf(keys, challenge), expiresAt } });
}

/** Deletes the challenge, so that it works once. A second answer gets CONFLICT. */
export async function takeChallenge({ db, keys, now }: Context, challenge: string, scope: ChallengeScope) {
  const { count } = await db.passkeyChallenge.deleteMany({
    where: { ...scope, challengeHash: hashOf(keys, challenge), expiresAt: { gt: now() } },
  });
  if (count === 0) throw new Refusal("CONFLICT", says.passkeyTooLate);
}

/** A background step: deletes challenges without an answer. */
export async function sweepChallenges({ db, now }: Context): Promise<number> {
  await db.passkeyChallenge.deleteMany({ where: { expiresAt: { lte: now() } } });
  return 0;
}

const hashOf = (keys: Context["keys"], challenge: string) => keys.hash(`passkey challenge ${challenge}`);
