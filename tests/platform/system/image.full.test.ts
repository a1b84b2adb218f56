import { spawn, spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { SourceMap } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

/*
 * What the last stage of the Dockerfile copies, in a folder that cannot be written, run by an
 * account without rights: a container runtime is not needed for it.
 */

const folder = mkdtempSync(path.join(tmpdir(), "safevoice-image-"));
const [app, data] = [path.join(folder, "app"), path.join(folder, "data")];
const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

const run = (command: string, ...args: string[]) => {
  const { status, stderr } = spawnSync(command, args, { encoding: "utf8" });
  if (status !== 0) throw new Error(`${command} ${args.join(" ")}: ${stderr}`);
};

beforeAll(() => {
  run(process.execPath, "scripts/build.mjs");
  run(process.execPath, "scripts/runtime-packages.mjs", app);
  for (const [, paths] of readFileSync("Dockerfile", "utf8").matchAll(/^COPY --from=tools (.*)$/gm))
    for (const from of paths!
      .split(" ")
      .slice(0, -1)
      .filter((name) => name.startsWith("/app/"))) {
      const name = from.replace("/app/", "");
      cpSync(name, path.join(app, name), { recursive: true });
    }
  mkdirSync(data);
  if (nobody.uid !== undefined) run("chown", String(nobody.uid), data);
  // the account must get through to it
  for (const above of [tmpdir(), folder]) chmodSync(above, 0o711);
  run("chmod", "-R", "a-w,a+rX", app);
  // a build on a busy machine takes minutes
}, 900_000);
afterAll(() => {
  run("chmod", "-R", "u+w", app);
  rmSync(folder, { recursive: true, force: true });
});

test("the log names our own file for our own lines, and no file of ours for a library's", () => {
  const read = (name: string) => readFileSync(path.join(app, "dist/server", name), "utf8");
  const map = new SourceMap(JSON.parse(read("main.js.map")) as ConstructorParameters<typeof SourceMap>[0]);
  const lines = read("main.js").split("\n");
  const sourceOf = (text: string) => {
    const line = lines.findIndex((one) => one.includes(text));
    expect(line, text).toBeGreaterThan(0);
    const entry = map.findEntry(line, lines[line]!.search(/\S/) + 1);
    return "originalSource" in entry ? entry.originalSource : undefined;
  };
  expect(sourceOf('"background step failed"')).toMatch(/graph\/core\/process\/jobs\.ts$/);
  // Of node-postgres, nodemailer and Hono.
  for (const text of [
    "Connection terminated due to connection timeout",
    "_getHostname() {",
    "HonoRequest = class",
  ])
    expect([text, sourceOf(text)]).toEqual([text, undefined]);
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

test("the image's files serve pages and stop within the grace period", async () => {
  const port = await freePort();
  const server = spawn(process.execPath, ["--enable-source-maps", "dist/server/main.js"], {
    cwd: app,
    ...nobody,
    env: {
      ...{ PATH: process.env["PATH"], NODE_ENV: "production", PORT: String(port), DATA_DIR: data },
      ...{ SECRET_KEY: "k".repeat(40), PUBLIC_URL: `http://localhost:${port}`, LOG_LEVEL: "warn" },
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  server.stderr.setEncoding("utf8").on("data", (text: string) => (said += text));
  const ended = new Promise<number | null>((resolve) => server.once("exit", resolve));
  const status = async (address: string) =>
    fetch(`http://127.0.0.1:${port}${address}`).then(
      (answer) => answer.status,
      () => 0,
    );
  await expect.poll(async () => said + (await status("/readyz")), { timeout: 240_000 }).toMatch(/200$/);
  for (const address of ["/healthz", "/home", "/api/resources?state=TX", "/letters/check"])
    expect(await status(address), address).toBe(200);
  const began = performance.now();
  server.kill("SIGTERM");
  expect(await ended).toBe(0);
  expect(performance.now() - began).toBeLessThan(10_000);
}, 300_000);
