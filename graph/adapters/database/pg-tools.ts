import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

/** One of PostgreSQL's own programs is missing, too old, or failed. */
export class PgToolFailed extends Error {
  constructor(message: string) {
    super(message);
    this.name = "PgToolFailed";
  }
}

type Tool = "pg_dump" | "pg_restore";

/** The parameters of a URL that libpq knows too. */
const shared = new Set([
  "host",
  "port",
  "sslmode",
  "sslcert",
  "sslkey",
  "sslrootcert",
  "connect_timeout",
  "target_session_attrs",
]);

/**
 * The connection for a program of PostgreSQL. The password goes into its environment, because every
 * account of the machine can read a command line. Nothing else of ours goes there.
 */
function connection(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password) || (url.searchParams.get("password") ?? "");
  url.password = "";
  for (const name of [...url.searchParams.keys()]) if (!shared.has(name)) url.searchParams.delete(name);
  // Only node-postgres knows this one.
  if (url.searchParams.get("sslmode") === "no-verify") url.searchParams.set("sslmode", "require");
  const { PATH, HOME, LANG, SYSTEMROOT, PGPASSFILE, PGSSLROOTCERT } = process.env;
  const env = {
    PATH,
    HOME,
    LANG,
    SYSTEMROOT,
    PGPASSFILE,
    PGSSLROOTCERT,
    ...(password && { PGPASSWORD: password }),
  };
  return { url: url.href, env };
}

/** Ends with a clear sentence if the program is missing, or older than the database. */
export async function demandTool(tool: Tool, serverMajor: number): Promise<void> {
  const { PATH } = process.env;
  const child = spawn(tool, ["--version"], { env: { PATH }, stdio: ["ignore", "pipe", "ignore"] });
  let said = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (said += text));
  await ended(child, () => "").catch(() => {
    throw new PgToolFailed(
      `${tool} was not found. Install the client programs of PostgreSQL ${serverMajor} or newer (for example postgresql-client-${serverMajor}).`,
    );
  });
  const major = Number(/(\d+)(?:\.\d+)?/.exec(said)?.[1]);
  if (!(major >= serverMajor))
    throw new PgToolFailed(
      `${tool} is of PostgreSQL ${major}, and the database is PostgreSQL ${serverMajor}. Install the client programs of version ${serverMajor} or newer.`,
    );
}

/** The database at the moment of the snapshot, in PostgreSQL's custom format. */
export async function* dumpDatabase(databaseUrl: string, snapshot: string): AsyncGenerator<Uint8Array> {
  const { url, env } = connection(databaseUrl);
  const options = ["--format=custom", "--compress=0", "--no-owner", "--no-privileges"];
  const child = spawn("pg_dump", [...options, `--snapshot=${snapshot}`, `--dbname=${url}`], {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  const over = ended(child, errorsOf(child.stderr));
  over.catch(() => undefined);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    await over;
  } finally {
    if (child.exitCode === null) child.kill();
  }
}

/** Puts a dump into an empty database. */
export async function restoreDump(databaseUrl: string, file: string): Promise<void> {
  const { url, env } = connection(databaseUrl);
  const options = ["--no-owner", "--no-privileges", "--exit-on-error", "--single-transaction"];
  const child = spawn("pg_restore", [...options, `--dbname=${url}`], {
    env,
    stdio: ["pipe", "ignore", "pipe"],
  });
  const over = ended(child, errorsOf(child.stderr));
  over.catch(() => undefined);
  await pipeline(createReadStream(file), child.stdin).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EPIPE") throw error; // it ended, and says why
  });
  await over;
}

function errorsOf(stream: Readable): () => string {
  let said = "";
  stream.setEncoding("utf8").on("data", (text: string) => (said = (said + text).slice(-2_000)));
  return () => said.trim();
}

function ended(child: ReturnType<typeof spawn>, errors: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) =>
      code === 0
        ? resolve()
        : reject(new PgToolFailed(`${child.spawnfile} failed: ${errors() || `it ended with ${code}`}`)),
    );
  });
}
