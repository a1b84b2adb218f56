import { resolve } from "node:path";
import type { Kernel } from "../context.ts";

/**
 * Files and database belong to different installations, so each would treat the other's data as
 * garbage.
 */
class WrongInstallation extends Error {
  constructor({ folder, database, reason }: { folder: string; database: string; reason: string }) {
    super(
      `The files in ${folder} and the database ${database} do not belong together: ${reason}. ` +
        "No file and no record was changed. Set DATA_DIR and DATABASE_URL to those of one installation, or put both back from the same backup.",
    );
    this.name = "WrongInstallation";
  }
}

const name = "installation-id";

type Parts = Pick<Kernel, "db" | "files" | "env" | "random" | "log">;

/**
 * The file store and the database carry the same id. The first start with this version, or with a
 * new database, writes it on both sides. If one or both sides lack it, the files show whether the
 * database knows them. A start with two that do not match ends here.
 */
export async function matchInstallation({ db, files, env, random, log }: Parts): Promise<void> {
  const folder = resolve(env.DATA_DIR, "files");
  const database = databaseName(env);
  const wrong = (reason: string) => new WrongInstallation({ folder, database, reason });
  const ofDatabase = (await db.referenceData.findUnique({ where: { name } }))?.hash ?? null;
  const ofFiles = await files.installation();
  if (ofFiles && ofFiles === ofDatabase) return;
  if (ofFiles && ofDatabase)
    throw wrong(
      `the files are of installation ${ofFiles}, and the database is of installation ${ofDatabase}`,
    );

  const stored = await known(db, files);
  if (stored.count > 0 && !stored.isKnown) {
    const marked = ofFiles ?? ofDatabase;
    if (marked)
      throw wrong(
        `only the ${ofFiles ? "files" : "database"} carry the id of installation ${marked}, and the database knows none of the ${stored.count} stored files`,
      );
    if (stored.oldest < (await bornAt(db)).getTime())
      throw wrong(`the database is younger than the ${stored.count} stored files and knows none of them`);
  }
  // Not `upsert`, which fails in one of two servers that start at once.
  await db.referenceData.createMany({ data: { name, hash: ofFiles ?? random.uuid() }, skipDuplicates: true });
  const { hash: id } = await db.referenceData.findUniqueOrThrow({ where: { name } });
  const lost = stored.count === 0 && !ofFiles ? await db.evidence.count() : 0;
  if (lost === 0) return files.markInstallation(id);
  // The id is not written, so that /readyz keeps reporting it.
  log.error(
    { folder, files: lost, installation: id },
    "the stored files are missing: put the folder back from a backup and start again; if they are lost for good, write the installation's id into a file installation-id in it",
  );
}

const atOnce = 500;

/**
 * How many files are stored, and whether the database knows one of them. Stops counting once it
 * does.
 */
async function known(db: Kernel["db"], files: Kernel["files"]) {
  const found = { count: 0, oldest: Number.POSITIVE_INFINITY, isKnown: false };
  let ids: string[] = [];
  const look = async () => {
    found.isKnown ||= (await db.evidence.count({ where: { id: { in: ids } } })) > 0;
    ids = [];
  };
  for await (const { name, modifiedAt, discard } of files.list()) {
    if (discard) continue;
    found.count += 1;
    found.oldest = Math.min(found.oldest, modifiedAt.getTime());
    ids.push(name);
    if (ids.length === atOnce) await look();
    if (found.isKnown) return found;
  }
  if (ids.length > 0) await look();
  return found;
}

/** The time of a database's first entry. Files older than that were not stored with it. */
export async function bornAt(db: Kernel["db"]): Promise<Date> {
  const first = await db.auditEntry.findFirst({ orderBy: { id: "asc" }, select: { at: true } });
  const mark = await db.referenceData.findUnique({ where: { name }, select: { loadedAt: true } });
  return new Date(Math.min(Date.now(), ...[first?.at, mark?.loadedAt].flatMap((at) => at?.getTime() ?? [])));
}

/** Where a database is, without the password. */
export function databaseName({
  DATABASE_URL,
  DATA_DIR,
}: Pick<Kernel["env"], "DATABASE_URL" | "DATA_DIR">): string {
  if (!DATABASE_URL) return `in ${resolve(DATA_DIR, "pg")}`;
  const url = new URL(DATABASE_URL);
  return `${decodeURIComponent(url.pathname.slice(1)) || "by default"} at ${url.host || "this machine"}`;
}
