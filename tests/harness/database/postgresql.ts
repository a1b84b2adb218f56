import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../graph/adapters/database/open.ts";
import { createOwned, dropServer, openServerRole } from "./server.ts";

/**
 * Creates a role and a template database for this run; each worker copies it, and all are dropped
 * at the end.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const server = await openServerRole(process.env.TEST_DATABASE_URL ?? "", "safevoice_test");
  const template = `${server.run}_template`;
  const database = await openDatabase({ url: await createOwned(server, { name: template }), dataDir: "" });
  await database.close();
  provide("database", { ...server, template });
  return () => dropServer(server);
}
