import { spawn } from "node:child_process";
import { createReadStream } from "node:fs";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import pg from "pg";

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

/** The database in PostgreSQL's custom format, at the moment of the snapshot if there is one. */
export async function* dumpDatabase(databaseUrl: string, snapshot?: string): AsyncGenerator<Uint8Array> {
  const { url, env } = connection(databaseUrl);
  const options = ["--format=custom", "--compress=0", "--no-owner", "--no-privileges"];
  if (snapshot) options.push(`--snapshot=${snapshot}`);
  const child = spawn("pg_dump", [...options, `--dbname=${url}`], { env, stdio: ["ignore", "pipe", "pipe"] });
  const over = ended(child, errorsOf(child.stderr));
  over.catch(() => undefined);
  try {
    for await (const chunk of child.stdout) yield chunk as Buffer;
    await over;
  } finally {
    if (child.exitCode === null) child.kill();
  }
}

/** A setting of ours on a function, as pg_dump writes it. Only a superuser may attach one. */
const ownSetting = /^ +SET "?(safevoice\.\w+)"? TO 'on'\n/m;

/**
 * Puts a dump into an empty database, as a role that owns it. `ours` restores the product's schema
 * and leaves others alone. Comments stay out: on an extension that was there already, they are its
 * owner's.
 */
export async function restoreDump(
  databaseUrl: string,
  file: string,
  what: "all" | "ours" = "all",
): Promise<void> {
  const options = ["--no-owner", "--no-privileges", "--no-comments"];
  const into = [...options, "--exit-on-error", "--single-transaction"];
  const definitions = await runRestore(undefined, file, [...options, "--section=pre-data", "--file=-"]);
  if (what === "all" && !ownSetting.test(definitions)) {
    await runRestore(databaseUrl, file, into);
    return;
  }
  await runDefinitions(databaseUrl, definitions, what);
  if (what === "ours") into.push("--schema=public");
  await runRestore(databaseUrl, file, [...into, "--section=data", "--section=post-data"]);
}

/**
 * Functions of a backup from before the migration `ledger_without_superuser` lose the setting.
 * Those that write set it in their first step instead, for the rest of the transaction: that
 * migration replaces them next.
 */
async function runDefinitions(databaseUrl: string, sql: string, what: "all" | "ours"): Promise<void> {
  const isOurs = (text: string) => !/^-- Name: .*; (?:Type: SCHEMA;|Schema: (?!public;|-;))/m.test(text);
  const changed = sql
    .split(/^(?=--\n-- Name: )/m)
    .filter((text) => what === "all" || isOurs(text))
    .map((text) => {
      const [line = "", name = ""] = ownSetting.exec(text) ?? [];
      if (!line) return text;
      const opened = `BEGIN\n  PERFORM set_config('${name}', 'on', true);\n`;
      const writes = /^ +(?:INSERT|UPDATE) /m.test(text);
      return writes ? text.replace(line, "").replace(/^BEGIN\n/m, opened) : text.replace(line, "");
    });
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query(changed.join("").replaceAll(/^\\.*$/gm, "")); // without commands of psql
  } finally {
    await client.end();
  }
}

/** How a write fails into a program that reads no further. */
const endedEarly = new Set(["EPIPE", "ECONNRESET", "ERR_STREAM_PREMATURE_CLOSE"]);

/** Returns the output, which is only for `--file=-`. */
async function runRestore(databaseUrl: string | undefined, file: string, options: string[]): Promise<string> {
  const { url, env } = connection(databaseUrl ?? "postgresql://localhost");
  const child = spawn("pg_restore", databaseUrl ? [...options, `--dbname=${url}`] : options, {
    env,
    stdio: ["pipe", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  const over = ended(child, errorsOf(child.stderr));
  over.catch(() => undefined);
  await pipeline(createReadStream(file), child.stdin).catch((error: NodeJS.ErrnoException) => {
    // It ended, and says why, or it needed no more.
    if (!endedEarly.has(error.code ?? "")) throw error;
  });
  await over;
  return output;
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
