import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** The time that a shared machine may need to start npm, its shell and two Nodes. */
const patient = { timeout: 60_000, interval: 100 };

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm's own process ends what `npm start` runs, in the foreground or as a step",
  { timeout: 150_000 },
  async (signal) => {
    for (const way of ["inFront([server])", "node(server, [], { show: true })"]) {
      const folder = project(way);
      const npm = spawn("npm", ["start", "--silent"], { cwd: folder, stdio: "ignore" });
      onTestFinished(() => void npm.kill("SIGKILL"));
      await expect.poll(() => serverIn(folder), patient).toBeGreaterThan(0);
      const server = serverIn(folder);
      onTestFinished(() => {
        if (isAlive(server)) process.kill(server, "SIGKILL");
      });
      expect(isAlive(server)).toBe(true);
      const ended = once(npm, "exit");
      npm.kill(signal);
      await ended;
      await expect.poll(() => isAlive(server), patient).toBe(false);
    }
  },
);

/** A project whose `npm start` runs a server like ours, without install and build. */
function project(way: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), "safevoice-npm-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const server = path.join(folder, "server.mjs");
  writeFileSync(
    server,
    `import { writeFileSync } from "node:fs";
    process.on("SIGTERM", () => setTimeout(() => process.exit(0), 200)); // it stops in order, as the product does
    process.on("SIGINT", () => setTimeout(() => process.exit(0), 200));
    setInterval(() => {}, 1000);
    writeFileSync(${JSON.stringify(path.join(folder, "pid"))}, String(process.pid));`,
  );
  writeFileSync(
    path.join(folder, "start.mjs"),
    `import { inFront, main, node } from ${JSON.stringify(path.resolve("scripts/lib/run.mjs"))};
    const server = ${JSON.stringify(server)};
    await main(() => ${way});`,
  );
  const ours = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: { start: string } };
  const start = ours.scripts.start.replaceAll("scripts/start.mjs", "start.mjs");
  writeFileSync(
    path.join(folder, "package.json"),
    JSON.stringify({ name: "x", version: "1.0.0", scripts: { start } }),
  );
  return folder;
}

function serverIn(folder: string): number {
  try {
    return Number(readFileSync(path.join(folder, "pid"), "utf8"));
  } catch {
    return 0;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
