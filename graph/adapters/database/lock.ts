import { randomBytes } from "node:crypto";
import { readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const tries = 12;
const longestPauseMilliseconds = 60;
const lockName = /^server\.(\d+)\.([0-9a-z-]+)\.[0-9a-f]{16}\.lock$/;
const takenHere = new Set<string>();

/** Another live process has the embedded database open. */
export class DatabaseInUse extends Error {
  readonly pid: number;

  constructor(pid: number, directory: string) {
    super(
      `The embedded database in ${directory} is in use by process ${pid}. ` +
        "Stop that server first, choose another DATA_DIR, or set DATABASE_URL to share one PostgreSQL.",
    );
    this.name = "DatabaseInUse";
    this.pid = pid;
  }
}

/**
 * Two processes on one PGlite directory silently lose rows, so the directory is locked before it is
 * opened. Each contender first creates its own file and only then looks for others. The last to
 * look sees the other, so two can never both proceed. When two meet, both back off for a random
 * time and retry. Returns the release function.
 */
export async function lockDirectory(directory: string): Promise<() => void> {
  const where = path.resolve(directory);
  if (takenHere.has(where)) throw new DatabaseInUse(process.pid, where);
  takenHere.add(where);
  const own = `server.${process.pid}.${birthOf(process.pid) ?? "x"}.${randomBytes(8).toString("hex")}.lock`;
  const release = (): void => {
    rmSync(path.join(where, own), { force: true });
    takenHere.delete(where);
  };
  try {
    for (let attempt = 1; ; attempt += 1) {
      writeFileSync(path.join(where, own), `${process.pid}\n`, { flag: "wx" });
      const other = liveOwner(where, own);
      if (other === undefined) return release;
      rmSync(path.join(where, own), { force: true });
      if (attempt === tries) throw new DatabaseInUse(other, where);
      await wait(Math.random() * longestPauseMilliseconds);
    }
  } catch (error) {
    release();
    throw error;
  }
}

function liveOwner(where: string, own: string): number | undefined {
  for (const file of readdirSync(where)) {
    const [, digits, birth] = lockName.exec(file) ?? [];
    if (!digits || file === own) continue;
    const pid = Number(digits);
    if (isAlive(pid, birth)) return pid;
    rmSync(path.join(where, file), { force: true });
  }
  return undefined;
}

/**
 * A process id alone proves little: after a restart, or in a container, it may belong to another
 * process.
 */
export function isAlive(pid: number, birth: string | undefined): boolean {
  if (pid === process.pid) return false;
  const now = birthOf(pid);
  if (now !== undefined && birth !== "x") return now === birth;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/** On Linux: the boot id and the process's start time. */
export function birthOf(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").slice(0, 8);
    const ticks = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return ticks && `${boot}-${ticks}`;
  } catch {
    return undefined;
  }
}
