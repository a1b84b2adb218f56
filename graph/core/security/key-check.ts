import type { Kernel } from "../context.ts";

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

const name = "secret-canary";
const place = "ReferenceData.secret-canary";

/** Whether a start has sealed something in this database. */
export const holdsCanary = async (db: Pick<Kernel["db"], "referenceData">) =>
  (await db.referenceData.count({ where: { name } })) > 0;

/**
 * Ends the start with a wrong secret. Each database has a sealed word since its first start; older
 * ones are checked by their newest sealed rows.
 */
export async function checkSecret({ db, keys }: Pick<Kernel, "db" | "keys">): Promise<void> {
  const canary = await db.referenceData.findUnique({ where: { name } });
  if (canary) return open(canary.hash, place);

  const message = await db.message.findFirst({ orderBy: { createdAt: "desc" } });
  if (message) open(message.bodySealed, "Message.body");
  const info = await db.victimInfo.findFirst({ orderBy: { updatedAt: "desc" } });
  if (info) open(info.dateOfBirthSealed, `VictimInfo.dateOfBirth.${info.requestId}`);
  await db.referenceData.createMany({
    data: [{ name, hash: keys.seal("This database was sealed with this key.", place) }],
    skipDuplicates: true,
  });
  // If two first starts race with different secrets, the second one ends here.
  const sealed = await db.referenceData.findUniqueOrThrow({ where: { name } });
  open(sealed.hash, place);

  function open(sealed: string, where: string): void {
    try {
      keys.open(sealed, where);
    } catch {
      throw new WrongSecret();
    }
  }
}
