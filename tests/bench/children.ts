import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { serverBundle } from "../../scripts/lib/build/server-bundle.mjs";
import { peerFolder } from "./peer.ts";
import { setTimeout as wait } from "node:timers/promises";

const buildFolder = path.resolve("node_modules/.cache/safevoice/bench");
const startMs = 90_000;
const entries = {
  product: "tests/bench/server.ts",
  bare: "tests/bench/bare.ts",
  proxy: "tests/bench/proxy.ts",
  main: "graph/app/main.ts",
};

/** The servers with the same calls. */
export const contestants = ["product", "bare", "peer"] as const;
export type Contestant = (typeof contestants)[number];

export interface Child {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
}

/** Bundles the measured servers, like `npm run build`. */
export async function buildChildren(): Promise<void> {
  const { build } = await import("vite");
  await build(serverBundle({ ssr: true, outDir: buildFolder, rolldownOptions: { input: entries } }));
}

/** Starts one of them and waits for its address. */
export async function startChild(
  name: keyof typeof entries | "peer",
  env: Record<string, string>,
  flags: string[] = [],
): Promise<Child> {
  const { PATH, HOME, TMPDIR } = process.env;
  const script = name === "peer" ? path.join(peerFolder, "peer.mjs") : path.join(buildFolder, `${name}.js`);
  const child = spawn(process.execPath, [...flags, script], {
    env: { ...(PATH && { PATH }), ...(HOME && { HOME }), ...(TMPDIR && { TMPDIR }), ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const origin = await whenListening(child, name);
  return {
    origin,
    pid: child.pid ?? 0,
    async stop() {
      child.kill("SIGTERM");
      const ended = await Promise.race([
        once(child, "exit").then(() => true),
        wait(15_000, false, { ref: false }),
      ]);
      if (!ended) child.kill("SIGKILL");
    },
  };
}

async function whenListening(child: ChildProcess, name: string): Promise<string> {
  let said = "";
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${name} did not start:\n${said}`)), startMs);
    child.stdout?.on("data", (part: Buffer) => {
      said += part.toString("utf8");
      const port = /(?:listening on |localhost:)(\d+)/.exec(said)?.[1];
      if (!port) return;
      clearTimeout(timer);
      resolve(`http://127.0.0.1:${port}`);
    });
    child.once("exit", (code) => reject(new Error(`${name} ended with ${code}:\n${said}`)));
  });
}
