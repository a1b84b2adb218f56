import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { birthOf, isAlive } from "../../adapters/database/lock.ts";

export interface OwnProcess {
  /** Claimed rows carry this name, so that the successor recognizes them. */
  id: string;
  /** Processes on this machine and this DATA_DIR that were killed. */
  dead: string[];
  /** Nothing is in flight any more. */
  leave: () => void;
}

const folderIn = (dataDir: string) => path.join(dataDir, "running");

/** The names of the keys with which this machine's running servers seal. */
export function keysInUse(dataDir: string): string[] {
  const folder = folderIn(dataDir);
  if (!existsSync(folder)) return [];
  return readdirSync(folder).flatMap((name) => {
    try {
      const [host, pid, birth, key = ""] = readFileSync(path.join(folder, name), "utf8").trim().split(" ");
      return host === hostname() && isAlive(Number(pid), birth) ? [key] : [];
    } catch {
      return []; // it has ended
    }
  });
}

/** Records that this process runs, under DATA_DIR, and finds the ones that were killed. */
export function enterProcess(dataDir: string, id: string, keyName: string): OwnProcess {
  const folder = folderIn(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const host = hostname();
  const dead = readdirSync(folder).filter((name) => {
    try {
      const file = path.join(folder, name);
      const [where, pid, birth] = readFileSync(file, "utf8").trim().split(" ");
      // The state of a process on another machine is unknown; its leases expire by themselves.
      const isOver = where === host && !isAlive(Number(pid), birth);
      if (isOver) rmSync(file, { force: true });
      return isOver;
    } catch {
      return false; // another start claimed it
    }
  });
  const own = path.join(folder, id);
  writeFileSync(own, `${host} ${process.pid} ${birthOf(process.pid) ?? "x"} ${keyName}\n`, { mode: 0o600 });
  return { id, dead, leave: () => rmSync(own, { force: true }) };
}
