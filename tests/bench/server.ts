import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnv } from "../../graph/core/env.ts";
import { openKernel } from "../../graph/app/kernel.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { openServer } from "../../graph/app/server.ts";
import { announce, documents, secretKey } from "./fixtures.ts";

/** The product's server as in production, but without rate limits. */
const persisted: unknown = JSON.parse(readFileSync("graph/app/persisted.json", "utf8"));
const home = mkdtempSync(path.join(tmpdir(), "safevoice-bench-"));
const env = readEnv({
  NODE_ENV: "production",
  PUBLIC_URL: "http://localhost:4000",
  DATABASE_URL: process.env["DATABASE_URL"],
  DATA_DIR: home,
  SECRET_KEY: secretKey,
  TRUST_PROXY: process.env["TRUST_PROXY"],
  LOG_LEVEL: "warn",
});
const { kernel } = await openKernel(env);

// The server reads its documents below the working directory, where the benchmark's are added.
mkdirSync(path.join(home, "graph/app"), { recursive: true });
writeFileSync(
  path.join(home, "graph/app/persisted.json"),
  JSON.stringify({
    ...(persisted as object),
    ...Object.fromEntries(documents.map(({ id, text }) => [id, text])),
  }),
);
process.chdir(home);
announce((await openServer(kernel, { port: 0, host: "127.0.0.1", limits: noLimits })).port);
// Exits by itself, so that a profile is written (BENCH_PROFILE).
process.on("SIGTERM", () => process.exit(0));
