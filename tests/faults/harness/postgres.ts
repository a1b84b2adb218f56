import { execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import pg from "pg";
import { freePort, start, until, type Process } from "./processes.ts";

const installed = "/usr/lib/postgresql";

/** The path of PostgreSQL's programs; undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(installed) ? readdirSync(installed).sort().reverse() : [];
  return versions
    .map((version) => path.join(installed, version, "bin"))
    .find((bin) => existsSync(path.join(bin, "postgres")));
}

export interface OwnPostgres {
  url: string;
  /** Pauses all its processes, while connections stay open. */
  freeze(): void;
  thaw(): void;
  /** As after a crash. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

/** A separate PostgreSQL for the test, on its own port, that may be paused and killed. */
export async function ownPostgres(): Promise<OwnPostgres> {
  const bin = postgresPrograms() ?? "";
  const folder = mkdtempSync(path.join(tmpdir(), "safevoice-pg-"));
  const who = process.getuid?.() === 0 ? userOf("postgres") : undefined; // it refuses to run as root
  if (who) chownSync(folder, who.uid, who.gid);
  const data = path.join(folder, "data");
  execFileSync(
    path.join(bin, "initdb"),
    ["-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync"],
    { ...who, stdio: "ignore" },
  );
  const port = await freePort();
  const url = `postgresql://postgres@127.0.0.1:${port}/postgres`;
  let server: Process | undefined;
  const own: OwnPostgres = {
    url,
    freeze: () => server?.signal("SIGSTOP"),
    thaw: () => server?.signal("SIGCONT"),
    kill: async () => server?.end("SIGKILL"),
    async start() {
      const args = ["-D", data, "-p", String(port), "-k", folder, "-c", "listen_addresses=127.0.0.1"];
      server = start(path.join(bin, "postgres"), args, { ...who, stdio: "ignore" });
      await until("PostgreSQL answers", () => answers(url));
    },
    async remove() {
      await server?.end("SIGKILL");
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    },
  };
  await own.start();
  return own;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on("error", () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

function userOf(name: string): { uid: number; gid: number } {
  const id = (flag: string) => Number(execFileSync("id", [flag, name], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}
