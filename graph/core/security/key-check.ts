import type { Kernel } from "../context.ts";
import { createKeys, hashingKeyOf, type Keys, type Secrets } from "./secrets.ts";

/**
 * The database was sealed with another secret, so reads and writes of sealed columns would be
 * wrong.
 */
export class WrongSecret extends Error {
  constructor() {
    super(
      "SECRET_KEY is not the one that this database was sealed with: birth dates, government ids and waiting mails could not be read, and no link or session would be known. " +
        "Nothing was changed. Set the SECRET_KEY that the database was made with, or put secret.key back into DATA_DIR from the same backup.",
    );
    this.name = "WrongSecret";
  }
}

/** A start with two keys before the database knows its own: which one it has is unknown. */
class TooEarly extends Error {
  constructor() {
    super(
      "This database was never started with a key check. Start the server once with its present SECRET_KEY alone, then begin the rotation.",
    );
    this.name = "TooEarly";
  }
}

/** The rows of ReferenceData that are about the key. */
export const canaryRow = { name: "secret-canary", place: "ReferenceData.secret-canary" };
export const hashingRow = { name: "hashing-key", place: "ReferenceData.hashing-key" };
export const sealedCanary = (keys: Keys) =>
  keys.seal("This database was sealed with this key.", canaryRow.place);

/** Whether a start has sealed something in this database. */
export const holdsCanary = async (db: Pick<Kernel["db"], "referenceData">) =>
  (await db.referenceData.count({ where: { name: canaryRow.name } })) > 0;

export interface OpenKeys {
  keys: Keys;
  /** The database was sealed with the previous key; `npm run key:rotate` has not finished. */
  isRotating: boolean;
}

/**
 * The keys of this database. Ends the start with a wrong secret. Each database has a sealed word
 * since its first start; older ones are checked by their newest sealed rows.
 */
export async function openKeys({ db }: Pick<Kernel, "db">, secrets: Secrets): Promise<OpenKeys> {
  const keys = createKeys(secrets);
  const canary = await db.referenceData.findUnique({ where: { name: canaryRow.name } });
  if (!canary) {
    if (secrets.previous !== undefined) throw new TooEarly();
    await makeCanary(db, keys);
    return { keys, isRotating: false };
  }
  openOrEnd(keys, canary.hash, canaryRow.place);
  const isRotating =
    secrets.previous !== undefined && !opens(createKeys({ current: secrets.current }), canary.hash);
  const kept = await db.referenceData.findUnique({ where: { name: hashingRow.name } });
  const hashingKey = kept
    ? openOrEnd(keys, kept.hash, hashingRow.place)
    : hashingKeyOf(isRotating ? (secrets.previous ?? secrets.current) : secrets.current);
  return { keys: createKeys(secrets, hashingKey), isRotating };
}

async function makeCanary(db: Kernel["db"], keys: Keys): Promise<void> {
  const message = await db.message.findFirst({ orderBy: { createdAt: "desc" } });
  if (message) openOrEnd(keys, message.bodySealed, "Message.body");
  const info = await db.victimInfo.findFirst({ orderBy: { updatedAt: "desc" } });
  if (info) openOrEnd(keys, info.dateOfBirthSealed, `VictimInfo.dateOfBirth.${info.requestId}`);
  await db.referenceData.createMany({
    data: [{ name: canaryRow.name, hash: sealedCanary(keys) }],
    skipDuplicates: true,
  });
  // If two first starts race with different secrets, the second one ends here.
  const sealed = await db.referenceData.findUniqueOrThrow({ where: { name: canaryRow.name } });
  openOrEnd(keys, sealed.hash, canaryRow.place);
}

function openOrEnd(keys: Keys, sealed: string, place: string): string {
  try {
    return keys.open(sealed, place);
  } catch {
    throw new WrongSecret();
  }
}

function opens(keys: Keys, canary: string): boolean {
  try {
    keys.open(canary, canaryRow.place);
    return true;
  } catch {
    return false;
  }
}
