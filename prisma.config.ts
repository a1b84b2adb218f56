import { fileURLToPath } from "node:url";
import { defineConfig } from "prisma/config";

process.env.CHECKPOINT_DISABLE ??= "1"; // no update check, no telemetry

// Prisma's schema engine as WebAssembly, so that no command downloads a binary. Windows cannot
// spawn a script by its first line; there Prisma fetches its own.
if (process.platform !== "win32") {
  process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= fileURLToPath(
    new URL("./scripts/database/schema-engine.mjs", import.meta.url),
  );
}

const url = process.env.DATABASE_URL;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  ...(url ? { datasource: { url } } : {}),
});
