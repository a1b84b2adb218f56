import { randomBytes } from "node:crypto";
import pg from "pg";
import type { TestProject } from "vitest/node";
import { openDatabase } from "../../../graph/adapters/database/open.ts";

/**
 * Creates a template database for this run; each worker copies it, and all are dropped at the end.
 */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL ?? "";
  const run = `safevoice_test_${randomBytes(5).toString("hex")}`;
  const template = `${run}_template`;
  await withClient(url, (client) => client.query(`CREATE DATABASE ${template}`));
  const database = await openDatabase({ url: databaseUrl(url, template), dataDir: "" });
  await database.close();
  provide("database", { kind: "postgresql", url, run, template });
  return () => dropAll(url, run);
}

function databaseUrl(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

async function dropAll(url: string, run: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [run],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
  });
}

async function withClient(url: string, body: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await body(client);
  } finally {
    await client.end();
  }
}
