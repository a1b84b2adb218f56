import type { Prisma } from "../../prisma/client/client.ts";
import type { Context } from "./context.ts";
import { Refusal } from "./errors.ts";
import { sha256 } from "./security/secrets.ts";
import { says } from "../../shared/core/sentences.ts";
import { forPrograms } from "../../shared/core/i18n/phrases.ts";
import { dayMs } from "../../shared/core/time/durations.ts";
import { insertKey, writeAnswer } from "./idempotency.sql.ts";
import { lockIdempotencyKey } from "./database/locks.sql.ts";

export interface Once<Answer> {
  /** The action and, if known, the caller: the same key from another caller is another key. */
  scope: string;
  /** Chosen by the caller; undefined means that a repeat is a new write. */
  key: string | undefined;
  body: unknown;
  /** What a repeat still has to do, one repeat after the other. The next repeat gets its answer. */
  repeat?: (tx: Prisma.TransactionClient, answer: Answer) => Promise<Answer>;
}

/** A key as its row holds it. */
export interface StoredKey {
  scope: string;
  key: string;
  bodyHash: string;
}

/** For a statement that writes the key together with the action; undefined without a key. */
export function keptKey({ scope, key, body }: Pick<Once<unknown>, "scope" | "key" | "body">) {
  if (key === undefined) return undefined;
  demandKey(key);
  return { scope, key, bodyHash: sha256(JSON.stringify(body)) } satisfies StoredKey;
}

const minKeyLength = 16;
const maxKeyLength = 200;

/**
 * Runs a write once per key. The key's row is inserted first, in the write's own transaction, so a
 * parallel repeat waits for it and then gets the same answer. A failed write leaves no key. The
 * same key with another body is refused.
 */
export async function once<Answer extends Prisma.InputJsonObject>(
  context: Context,
  { repeat, ...act }: Once<Answer>,
  work: (tx: Prisma.TransactionClient) => Promise<Answer>,
): Promise<{ answer: Answer; repeated: boolean }> {
  const kept = keptKey(act);
  if (!kept) return { answer: await context.db.$transaction(work), repeated: false };
  const { scope, key, bodyHash } = kept;
  const where = { scope_key: { scope, key } };
  return context.db.$transaction(async (tx) => {
    if (!(await insertKey(tx, kept, context.now()))) {
      const earlier = await tx.idempotencyKey.findUniqueOrThrow({ where });
      if (earlier.bodyHash !== bodyHash)
        throw new Refusal("UNPROCESSABLE", says.keyOfAnotherForm, {
          idempotencyKey: [says.usedForAnotherForm],
        });
      if (!repeat) return { answer: earlier.answer as Answer, repeated: true };
      // If two repeats race, the second waits here and then reads what the first left.
      await lockIdempotencyKey(tx, kept);
      const last = await tx.idempotencyKey.findUniqueOrThrow({ where });
      const answer = await repeat(tx, last.answer as Answer);
      await tx.idempotencyKey.update({ where, data: { answer } });
      return { answer, repeated: true };
    }
    const answer = await work(tx);
    await writeAnswer(tx, kept, answer);
    return { answer, repeated: false };
  });
}

/**
 * The key of an anonymous action: the key of the form together with its content, so that other
 * content from the same form is another action. Without a form key there is no key.
 */
export function keyFor(formKey: string | null | undefined, body: unknown): string | undefined {
  if (!formKey) return undefined;
  demandKey(formKey);
  return sha256(`${formKey} ${JSON.stringify(body)}`);
}

/** A short key could be guessed, and would then reveal the answer to someone else. */
function demandKey(key: string) {
  if (key.length < minKeyLength || key.length > maxKeyLength || /[^\x21-\x7e]/.test(key))
    throw new Refusal("INVALID", forPrograms("The idempotency key must be 16 to 200 visible characters."), {
      idempotencyKey: [forPrograms("16 to 200 visible characters")],
    });
}

/**
 * Longer than an offline device keeps a submission (web/shell/offline/sealedStore.ts), so that late
 * repeats are recognized.
 */
const keptForMs = 35 * dayMs;

/** A background step: deletes expired keys. */
export async function sweepIdempotencyKeys(context: Context): Promise<number> {
  await context.db.idempotencyKey.deleteMany({
    where: { createdAt: { lt: new Date(context.now().getTime() - keptForMs) } },
  });
  return 0;
}
