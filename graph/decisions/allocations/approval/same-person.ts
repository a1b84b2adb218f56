import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { sqlWithin } from "../../../core/database/statement.ts";
import { limitKeysOf } from "../limits/counted.ts";
import { readSamePeople, writeRecipientKeys } from "./same-person.sql.ts";

/**
 * After an administrator judged two cases to be the same person or not, allocations to one count
 * for both, or no longer.
 */
export async function countTogether(
  context: Pick<Context, "keys">,
  tx: Prisma.TransactionClient,
  { requestIds, isSame }: { requestIds: readonly number[]; isSame: boolean },
): Promise<void> {
  const sql = sqlWithin(tx);
  for (const id of requestIds) {
    const people = await readSamePeople(sql, id);
    const recipientKeys = limitKeysOf(context, { officers: [], recipients: people, agencyId: null });
    // Earlier keys keep counting, unless the cases are no longer one person.
    await writeRecipientKeys(tx, { requestIds: people.map((one) => one.id), recipientKeys, keeps: isSame });
  }
}
