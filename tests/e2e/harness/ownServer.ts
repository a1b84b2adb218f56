import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { expect, firstAdminPassword } from "./people.ts";

export interface OwnServer {
  /** Sets its clock this much ahead of the real one. */
  setAhead(ms: number): Promise<void>;
  stop(): Promise<void>;
}

/** A server with a new database for one file of journeys, under the name localhost. */
export async function startOwnServer(
  request: APIRequestContext,
  site: string,
  over: Record<string, string> = {},
): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), "safevoice-own-"));
  const own = { DATA_DIR: folder, DATABASE_URL: "", SMTP_URL: "", OPENAI_API_KEY: "", LOG_LEVEL: "error" };
  const server = spawn(
    process.execPath,
    ["--import", "./tests/e2e/harness/movedClock.mjs", "dist/server/main.js"],
    {
      env: {
        ...process.env,
        ...own,
        ...{
          PORT: new URL(site).port,
          PUBLIC_URL: site,
          NODE_ENV: "test",
          ADMIN_PASSWORD: firstAdminPassword,
          TZ: "America/Chicago",
          TRUST_PROXY: "1", // as on the suite's server: each person has an address
        },
        ...over,
      },
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    },
  );
  const ended = once(server, "exit");
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  };
  const isReady = () =>
    request.get(`${site}/readyz`).then(
      (answer) => answer.ok(),
      () => false,
    );
  try {
    await expect.poll(isReady, { timeout: 240_000 }).toBe(true);
  } catch (error) {
    await stop(); // the caller has nothing to stop yet
    throw error;
  }
  return {
    async setAhead(ms) {
      const moved = once(server, "message");
      server.send(ms);
      await moved;
    },
    stop,
  };
}
