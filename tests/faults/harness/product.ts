import { cpSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { inject } from "vitest";
import { start, type Process } from "./processes.ts";

export interface Product extends Process {
  origin: string;
  /** In megabytes, after garbage collection. */
  memory(): Promise<{ heap: number; resident: number }>;
  /** Its output, including errors. */
  said(): string;
}

/**
 * Starts the whole product on a database: a PostgreSQL's address, or undefined for a prepared
 * embedded one.
 */
export async function startProduct(
  databaseUrl: string | undefined,
  env: Record<string, string> = {},
): Promise<Product> {
  const dataDir = env["DATA_DIR"] ?? mkdtempSync(path.join(tmpdir(), "safevoice-faults-"));
  const made = inject("database");
  if (!databaseUrl && !env["DATA_DIR"] && made.kind === "embedded")
    cpSync(made.template, dataDir, { recursive: true });
  const { PATH, HOME } = process.env;
  const process_ = start(
    globalThis.process.execPath,
    ["--expose-gc", "--import", "tsx", "tests/faults/harness/server.ts"],
    {
      stdio: ["ignore", "pipe", "pipe", "ipc"],
      env: {
        ...(PATH && { PATH }),
        ...(HOME && { HOME }),
        NODE_ENV: "test",
        LOG_LEVEL: "warn",
        DATA_DIR: dataDir,
        SECRET_KEY: "a secret that only the tests know, 32 characters",
        TRUST_PROXY: "1",
        ...(databaseUrl && { DATABASE_URL: databaseUrl }),
        ...env,
      },
    },
  );
  const { child } = process_;
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (part: Buffer) => (said = (said + part.toString()).slice(-20_000)));
  const answer = <Message>() =>
    new Promise<Message>((resolve, reject) => {
      child.once("message", (message) => resolve(message as Message));
      child.once("exit", (code) => reject(new Error(`the product ended with ${code}:\n${said}`)));
    });
  const { port } = await answer<{ port: number }>();
  return {
    ...process_,
    origin: `http://127.0.0.1:${port}`,
    said: () => said,
    async memory() {
      child.send("memory");
      const { heapUsed, rss } = await answer<NodeJS.MemoryUsage>();
      return { heap: heapUsed / 2 ** 20, resident: rss / 2 ** 20 };
    },
  };
}

/** A cookie of a new officer with one request filed. */
export async function signIn(
  { origin }: Pick<Product, "origin">,
  badge = "B-77",
  address = "10.0.0.1",
): Promise<string> {
  const response = await fetch(`${origin}/api/officer-verification`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": address },
    body: JSON.stringify({
      officerId: badge,
      officerName: "Robin Vale",
      officerRank: "Sergeant",
      officerBadge: badge,
      officerPhone: "555-010-0100",
      officerEmail: `robin.${badge.toLowerCase()}@metro.gov`,
      caseNumber: `CASE-${badge}`,
      supervisorEmail: `chief.${badge.toLowerCase()}@metro.gov`,
      supervisorName: "Dana Moor",
    }),
  });
  if (!response.ok) throw new Error(`signing in: ${response.status} ${await response.text()}`);
  return response.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
}

export const fileRequest = (origin: string, cookie: string, address = "10.0.0.1") =>
  fetch(`${origin}/api/emergency-requests`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, "x-forwarded-for": address },
    body: JSON.stringify({
      victimName: "Noor Ibarra",
      victimContact: "Phone: 512-555-0143, Email: noor@example.com",
      requestDetails: "Needs a room for one night",
      urgencyLevel: "low",
      evidenceUrls: [],
    }),
  });
