import { spawn, type ChildProcess, type SpawnOptions } from "node:child_process";
import { once } from "node:events";
import { readFileSync, readdirSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";

/** A process that a test may stop, pause and kill, with its children. */
export interface Process {
  child: ChildProcess;
  signal(name: NodeJS.Signals): void;
  /** Ends it and waits until it is gone. */
  end(name?: NodeJS.Signals): Promise<void>;
  isRunning(): boolean;
}

export function start(command: string, args: string[], options: SpawnOptions = {}): Process {
  const child = spawn(command, args, { stdio: ["ignore", "pipe", "pipe"], ...options });
  const isRunning = () => child.exitCode === null && child.signalCode === null;
  const signal = (name: NodeJS.Signals) => {
    for (const pid of [child.pid, ...childrenOf(child.pid)]) if (pid) send(pid, name);
  };
  return {
    child,
    isRunning,
    signal,
    async end(name = "SIGTERM") {
      if (!isRunning()) return;
      const gone = once(child, "exit");
      if (name !== "SIGKILL") signal("SIGCONT");
      if (name === "SIGKILL") signal(name);
      else child.kill(name);
      await gone;
    },
  };
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Polls until the condition is true. */
export async function until(
  what: string,
  holds: () => boolean | Promise<boolean>,
  withinMs = 30_000,
): Promise<number> {
  const began = performance.now();
  for (;;) {
    if (await holds()) return performance.now() - began;
    if (performance.now() - began > withinMs) throw new Error(`${what}: not within ${withinMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function childrenOf(parent: number | undefined): number[] {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
        return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]) === parent;
      } catch {
        return false; // it ended meanwhile
      }
    })
    .map(Number);
  return [...children, ...children.flatMap(childrenOf)];
}

function send(pid: number, name: NodeJS.Signals) {
  try {
    process.kill(pid, name);
  } catch {
    // it ended meanwhile
  }
}
