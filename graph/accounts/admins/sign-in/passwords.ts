import { hash, verify } from "@node-rs/argon2";
import { Refusal } from "../../../core/errors.ts";
import { createTurns } from "../../../core/turns.ts";
import { says } from "../../../../shared/accounts/admins/sentences.ts";

/** Argon2id with the library's defaults: 19 MiB and two passes, about 10 ms of a core. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };
/** Together they take 38 MiB and two threads, which leaves room for the rest. */
const hashesAtOnce = 2;
const waitingAtMost = 50;
/**
 * A flood of sign-ins waits in a short queue and is then refused, instead of taking the whole
 * machine.
 */
const inTurn = createTurns({
  atOnce: hashesAtOnce,
  demandRoom: (waiting) => {
    if (waiting >= waitingAtMost) throw new Refusal("RATE_LIMITED", says.tooManyAtOnce);
  },
});

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, cost));

/**
 * Whether the password matches the hash. A missing hash takes the same time, so that unknown names
 * cannot be detected by timing.
 */
export async function passwordFits(passwordHash: string | undefined, password: string): Promise<boolean> {
  const fits = await inTurn(() => verify(passwordHash ?? nobodysHash, password, cost));
  return fits && passwordHash !== undefined;
}

const nobodysHash =
  "$argon2id$v=19$m=19456,t=2,p=1$e+REMgd1/nl/3O9o5pCtDA$kQ3cCWIeOnWZs6lWDfmyOxkWdnprCcxke3ktKSGypng";
