import { randomBytes } from "node:crypto";
import pg from "pg";

/** A PostgreSQL for tests. What is tested connects as a role that owns its databases, no more. */
export interface TestServer {
  kind: "postgresql";
  /** Of a superuser, who makes the databases and writes past their guards. */
  url: string;
  role: string;
  password: string;
  /** The names of all its databases begin with it. */
  run: string;
}

/** Makes the role. `dropServer` takes it away, with every database of the run. */
export async function openServerRole(url: string, name: string): Promise<TestServer> {
  const run = `${name}_${randomBytes(5).toString("hex")}`;
  const password = randomBytes(8).toString("hex");
  await withClient(url, (client) =>
    client.query(
      `CREATE ROLE ${run} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS PASSWORD '${password}'`,
    ),
  );
  return { kind: "postgresql", url, role: run, password, run };
}

/** Creates a database that the role owns. Returns the role's address of it. */
export async function createOwned(
  server: TestServer,
  {
    name = `${server.run}_${randomBytes(4).toString("hex")}`,
    template,
  }: { name?: string; template?: string | undefined } = {},
): Promise<string> {
  const from = template ? ` TEMPLATE ${template}` : "";
  await withClient(server.url, async (client) => {
    await client.query(`CREATE DATABASE ${name} OWNER ${server.role}${from}`);
    // As an operator may have set it: the product must not depend on it.
    await client.query(`ALTER DATABASE ${name} SET timezone = 'America/Chicago'`);
    // No test outlives its server: a commit need not wait for the disk.
    await client.query(`ALTER DATABASE ${name} SET synchronous_commit = off`);
  });
  return addressOf(server, name);
}

/** The role's address of a database. */
export function addressOf({ url, role, password }: TestServer, name: string): string {
  const address = new URL(withDatabase(url, name));
  address.username = role;
  address.password = password;
  return address.href;
}

export function withDatabase(url: string, name: string): string {
  const address = new URL(url);
  address.pathname = `/${name}`;
  return address.href;
}

export async function dropServer({ url, role, run }: TestServer): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      "SELECT datname FROM pg_database WHERE starts_with(datname, $1)",
      [run],
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE "${datname}" WITH (FORCE)`);
    await client.query(`DROP ROLE ${role}`);
  });
}

export async function withClient<Answer>(
  connectionString: string,
  work: (client: pg.Client) => Promise<Answer>,
): Promise<Answer> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
