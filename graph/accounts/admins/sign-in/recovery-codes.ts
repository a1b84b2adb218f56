import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import {
  recoveryAlphabet,
  recoveryCharacters,
  recoveryCodesMade,
} from "../../../../shared/accounts/admins/rules.ts";

type Tx = Prisma.TransactionClient;

/** Replaces all recovery codes with ten new ones: returned once, stored as keyed hashes. */
export async function replaceRecoveryCodes(
  { keys, random }: Context,
  tx: Tx,
  adminId: number,
): Promise<string[]> {
  const drawn = () =>
    Array.from(
      { length: recoveryCharacters },
      () => recoveryAlphabet[random.between(0, recoveryAlphabet.length - 1)],
    ).join("");
  const codes = Array.from({ length: recoveryCodesMade }, drawn);
  await tx.recoveryCode.deleteMany({ where: { adminId } });
  const data = codes.map((code) => ({ adminId, codeHash: keys.hash(codeText(adminId, code)) }));
  await tx.recoveryCode.createMany({ data });
  return codes.map(
    (code) => `${code.slice(0, recoveryCharacters / 2)}-${code.slice(recoveryCharacters / 2)}`,
  );
}

/** Uses up a code, as `codeInput` reads it. Each works once, also in a race. */
export async function takeRecoveryCode({ keys, now }: Context, tx: Tx, adminId: number, code: string) {
  const { count } = await tx.recoveryCode.updateMany({
    where: { adminId, codeHash: keys.hash(codeText(adminId, code)), usedAt: null },
    data: { usedAt: now() },
  });
  return count === 1;
}

const codeText = (adminId: number, code: string) => `recovery ${adminId} ${code}`;
