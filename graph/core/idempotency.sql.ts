import type { Prisma } from "../../prisma/client/client.ts";

type Tx = Pick<Prisma.TransactionClient, "$executeRaw">;
type Key = { scope: string; key: string };

/** Inserts the key without an answer. False if it exists; a concurrent insert is waited for. */
export async function insertKey(
  tx: Tx,
  { scope, key, bodyHash }: Key & { bodyHash: string },
  now: Date,
): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    INSERT INTO "IdempotencyKey" ("scope", "key", "bodyHash", "answer", "createdAt") VALUES (${scope}, ${key}, ${bodyHash}, 'null', ${now})
    ON CONFLICT DO NOTHING`;
  return inserted > 0;
}

export const writeAnswer = (tx: Tx, { scope, key }: Key, answer: Prisma.InputJsonObject) =>
  tx.$executeRaw`UPDATE "IdempotencyKey" SET "answer" = ${JSON.stringify(answer)}::jsonb WHERE "scope" = ${scope} AND "key" = ${key}`;
