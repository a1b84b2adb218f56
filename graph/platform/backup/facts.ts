import type pg from "pg";
import {
  countRows,
  readInstallation,
  readMigrations,
  readNewestSeal,
  readServerVersion,
} from "./database.sql.ts";
import type { Facts } from "./file/manifest.ts";

/** What the database says about itself, in the client's transaction. */
export const readFacts = async (client: Pick<pg.ClientBase, "query">): Promise<Facts> => ({
  counts: await countRows(client),
  migrations: await readMigrations(client),
  auditHead: await readNewestSeal(client),
  installation: await readInstallation(client),
  postgresql: await readServerVersion(client),
});
