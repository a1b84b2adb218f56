import { spawn, type ChildProcess } from "node:child_process";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { createOwned } from "../harness/database/server.ts";

/*
 * The product as a separate process that is killed with SIGKILL, on its own database: acknowledged
 * writes must survive.
 */

const dataDir = mkdtempSync(join(tmpdir(), "safevoice-crash-"));
let databaseUrl: string | undefined;
let running: ChildProcess | undefined;

const received: string[] = [];
const smtp = new SMTPServer({
  authOptional: true,
  closeTimeout: 100,
  disabledCommands: ["STARTTLS"],
  onData(stream, _session, done) {
    let text = "";
    stream.on("data", (chunk: Buffer) => (text += chunk.toString()));
    stream.on("end", () => {
      received.push(/^Message-ID:\s*(.+)$/im.exec(text)?.[1]?.trim() ?? "");
      done();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => smtp.listen(0, "127.0.0.1", () => resolve()));
  const database = inject("database");
  if (database.kind === "postgresql") databaseUrl = await createOwned(database);
});
afterAll(async () => {
  if (running?.exitCode === null && running.signalCode === null) await kill();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

async function start(env: Record<string, string> = {}): Promise<string> {
  const address = smtp.server.address();
  const child = spawn(
    process.execPath,
    ["node_modules/tsx/dist/cli.mjs", "tests/harness/servers/crash-server.ts"],
    {
      env: {
        ...process.env,
        NODE_ENV: "test",
        LOG_LEVEL: "silent",
        DATA_DIR: dataDir,
        SMTP_URL: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
        ...(databaseUrl ? { DATABASE_URL: databaseUrl } : { DATABASE_URL: "" }),
        ...env,
      },
      stdio: ["ignore", "pipe", "inherit"],
      detached: true,
    },
  );
  running = child;
  const port = await new Promise<string>((resolve, reject) => {
    child.stdout.on("data", (chunk: Buffer) => {
      const [, found] = /port (\d+)/.exec(chunk.toString()) ?? [];
      if (found) resolve(found);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code} before it was ready`)));
  });
  return `http://127.0.0.1:${port}`;
}

/** The whole group, because the loader runs the server as its child. */
async function kill() {
  const child = running!;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  process.kill(-child.pid!, "SIGKILL");
  await ended;
}

const until = async (holds: () => boolean, withinMs = 20_000) => {
  const end = Date.now() + withinMs;
  while (!holds() && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50));
};

test(
  "acknowledged writes survive kill -9: the request, the session, and its email, sent once",
  { timeout: 120_000 },
  async () => {
    let at = await start();
    const post = (path: string, body: unknown, cookie = "") =>
      fetch(`${at}${path}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie },
        body: JSON.stringify(body),
      });
    const verification = await post("/api/officer-verification", {
      officerId: "B-77",
      officerName: "Robin Vale",
      officerRank: "Sergeant",
      officerBadge: "B-77",
      officerPhone: "555-010-0100",
      officerEmail: "robin.vale@metro.gov",
      caseNumber: "CASE-77001",
      supervisorEmail: "chief@metro.gov",
      supervisorName: "Dana Moor",
    });
    expect(verification.status).toBe(200);
    const cookie = verification.headers
      .getSetCookie()
      .map((line) => line.split(";")[0])
      .join("; ");
    const created = await post(
      "/api/emergency-requests",
      {
        victimName: "Noor Ibarra",
        victimContact: "Phone: 512-555-0143, Email: noor@example.com",
        requestDetails: "Needs a room for one night",
        urgencyLevel: "low",
        evidenceUrls: [],
      },
      cookie,
    );
    expect(created.status).toBe(201);
    const { id } = await created.json();
    await kill();
    expect(received).toEqual([]);

    at = await start({ BACKGROUND: "1" });
    const list = await (await fetch(`${at}/api/emergency-requests`, { headers: { cookie } })).json();
    expect(list.map((request: { id: number }) => request.id)).toEqual([id]);
    await until(() => received.length >= 2);
    expect(received).toHaveLength(2);
    // Between the mail server's "250" and the row's `sent` is the one gap in which a crash may send
    // again, with the same Message-ID.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await kill();

    // Long after every lease, nothing is sent a second time.
    at = await start({ BACKGROUND: "1", CLOCK_AHEAD_MS: String(10 * 60_000) });
    await new Promise((resolve) => setTimeout(resolve, 2000));
    expect(new Set(received).size).toBe(2);
    expect(received).toHaveLength(2);
    await kill();
  },
);
