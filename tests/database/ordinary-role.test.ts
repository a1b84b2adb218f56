import { readFileSync } from "node:fs";
import { expect, inject, onTestFinished, test } from "vitest";
import { everyMigration, migrationsDir } from "../../graph/adapters/database/migrate.ts";
import { openDatabase } from "../../graph/adapters/database/open.ts";
import { readRoleRights } from "../../graph/core/database/role-rights.sql.ts";
import { useDatabase } from "../harness/database/database.ts";
import { publishedTexts } from "../harness/database/published-texts.ts";
import { schemaOf } from "../harness/database/schema-of.ts";
import {
  addressOf,
  createOwned,
  dropServer,
  openServerRole,
  withClient,
  withDatabase,
} from "../harness/database/server.ts";
import { addHeldFund, addRequest, allocate, expectLedgerToAddUp } from "../harness/ledger.ts";

/*
 * Managed PostgreSQL gives a role that owns its database and nothing else. Three migrations were
 * published with statements that only a superuser may run, and were replaced.
 */

const database = useDatabase();

test.skipIf(inject("database").kind === "embedded")(
  "the loops run as a role that owns its database and nothing else",
  async () => {
    const { rows } = await database.pool.query(
      `SELECT r.rolsuper, r.rolcreatedb, r.rolcreaterole, r.rolreplication, r.rolbypassrls,
         d.datdba = r.oid AS "isOwner", (SELECT count(*)::int FROM pg_auth_members m WHERE m.member = r.oid) AS "groups"
       FROM pg_roles r JOIN pg_database d ON d.datname = current_database() WHERE r.rolname = current_user`,
    );
    expect(rows).toEqual([
      {
        ...{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false },
        ...{ rolbypassrls: false, isOwner: true, groups: 0 },
      },
    ]);
  },
);

test("no migration needs a superuser", async () => {
  for (const { name, file } of await everyMigration(migrationsDir)) {
    const sql = readFileSync(file, "utf8").replaceAll(/^\s*--.*$/gm, "");
    // A setting of our own on a function, and everything else that PostgreSQL keeps for superusers.
    expect(sql, name).not.toMatch(
      /\bSET\s+(?:LOCAL\s+)?"?safevoice\.|session_replication_role|ALTER\s+SYSTEM|CREATE\s+(?:ROLE|DATABASE|USER|EVENT TRIGGER)|LANGUAGE\s+c\b|pg_read_file|DISABLE\s+TRIGGER\s+ALL/i,
    );
    const extensions = [...sql.matchAll(/CREATE EXTENSION IF NOT EXISTS (\w+)/g)].map(([, found]) => found);
    // Trusted ones: the owner of a database may create them.
    for (const extension of extensions) expect(["pg_trgm", "unaccent"]).toContain(extension);
  }
});

test.skipIf(inject("database").kind === "embedded")(
  "a database with the texts as first published ends in the same schema, as an ordinary role",
  { timeout: 120_000 },
  async () => {
    const provided = inject("database");
    if (provided.kind === "embedded") return;
    const server = await openServerRole(provided.url, "safevoice_published");
    onTestFinished(() => dropServer(server));
    const alter = (right: string) =>
      withClient(server.url, (client) => client.query(`ALTER ROLE ${server.role} ${right}`));
    const url = await createOwned(server);
    await alter("SUPERUSER");
    const old = await openDatabase({ url, dataDir: "", migrationsDir: publishedTexts() });
    const id = await addRequest(old, "approved");
    await addHeldFund(old, { cents: 50_000 });
    await allocate(old, id, 10_000);
    await old.close();
    // The role is an ordinary one now, and its functions still carry the setting.
    await alter("NOSUPERUSER");
    const upgraded = await openDatabase({ url, dataDir: "" });
    try {
      expect(await schemaOf(upgraded)).toEqual(await schemaOf(database));
      const { rows } = await upgraded.pool.query(
        `SELECT proname FROM pg_proc WHERE array_to_string(proconfig, ',') LIKE '%safevoice%'`,
      );
      expect(rows).toEqual([]);
      await allocate(upgraded, await addRequest(upgraded, "approved"), 10_000);
      await expectLedgerToAddUp(upgraded);
    } finally {
      await upgraded.close();
    }
  },
);

test.skipIf(inject("database").kind === "embedded")(
  "the rights of a role are told before an upgrade: none is missing of an owner, and each of a guest",
  async () => {
    const provided = inject("database");
    if (provided.kind === "embedded") return;
    const extensions = ["pg_trgm", "unaccent"];
    const client = await database.pool.connect();
    const own = await readRoleRights(client, extensions).finally(() => client.release());
    expect(own).toEqual({ role: provided.role, missing: [], canCreateDatabases: false });

    // Made by another role, and by one who let it in.
    const name = `${provided.run}_guest`;
    await withClient(provided.url, (admin) => admin.query(`CREATE DATABASE ${name}`));
    const guest = () =>
      withClient(addressOf(provided, name), (visitor) =>
        readRoleRights(visitor, [...extensions, "none_such"]),
      );
    expect((await guest()).missing).toEqual([
      expect.stringContaining("It may not create tables in the schema public"),
      expect.stringContaining("CREATE EXTENSION pg_trgm"),
      expect.stringContaining("CREATE EXTENSION unaccent"),
      expect.stringContaining("PostgreSQL has no extension none_such"),
    ]);
    await withClient(withDatabase(provided.url, name), (admin) =>
      admin.query(
        `CREATE EXTENSION pg_trgm; CREATE EXTENSION unaccent; CREATE TABLE "Foreign" (id int);
         GRANT CREATE ON SCHEMA public TO ${provided.role}`,
      ),
    );
    expect((await guest()).missing).toEqual([
      expect.stringContaining("(others: 1 of "),
      expect.stringContaining("none_such"),
    ]);
  },
);

const touched = `UPDATE "FundShard" SET "cents" = "cents" + 1`;
const isRefused = { code: "SV001" };

test("the ledger closes its guard after each call, in the same transaction too", async () => {
  const fund = await addHeldFund(database, { cents: 50_000, key: "guarded" });
  const client = await database.pool.connect();
  const refused = async () => {
    await client.query("SAVEPOINT before");
    await expect(client.query(touched)).rejects.toMatchObject(isRefused);
    await client.query("ROLLBACK TO before");
  };
  const move = (cents: number, source: string, target: string) =>
    client.query(`SELECT fund_move($1, $3, $4, $2, 'deposited', now(), NULL, NULL)`, [
      fund,
      cents,
      source,
      target,
    ]);
  try {
    await client.query("BEGIN");
    await move(100, "funder", "available");
    await refused();
    await move(100, "available", "funder");
    await refused();
    // Too little is answered without an error, from another place of the function.
    await move(99_999_999, "available", "funder");
    await refused();
    // Gathered from all shards.
    const { rows } = await client.query<{ cents: string }>(
      `SELECT sum("cents") AS cents FROM "FundShard" WHERE "fundId" = $1`,
      [fund],
    );
    await move(Number(rows[0]!.cents), "available", "funder");
    await refused();
    await client.query(`INSERT INTO "Fund" ("key", "name") VALUES ('another', 'Another')`);
    await refused();
    // An error inside, caught by a savepoint.
    await client.query("SAVEPOINT inner_error");
    await expect(move(100, "spent", "funder")).rejects.toMatchObject({ code: "23514" });
    await client.query("ROLLBACK TO inner_error");
    await refused();
    // And by a function's own handler.
    await client.query(`DO $$ BEGIN
      PERFORM fund_move(${fund}, 'spent', 'funder', 100, 'spent', now(), NULL, NULL);
    EXCEPTION WHEN check_violation THEN NULL; END $$`);
    await refused();
  } finally {
    await client.query("ROLLBACK");
    client.release();
  }
});

test("a call inside an open guard leaves it open, and a closed one after it closed", async () => {
  const fund = await addHeldFund(database, { cents: 100, key: "nested" });
  await database.pool.query(`DO $$ BEGIN
    PERFORM set_config('safevoice.ledger', 'on', true);
    PERFORM fund_move(${fund}, 'funder', 'available', 100, 'deposited', now(), NULL, NULL);
    ASSERT current_setting('safevoice.ledger') = 'on';
    PERFORM set_config('safevoice.ledger', 'off', true);
    PERFORM fund_move(${fund}, 'funder', 'available', 100, 'deposited', now(), NULL, NULL);
    ASSERT current_setting('safevoice.ledger') = 'off';
  END $$`);
  await expect(database.pool.query(touched)).rejects.toMatchObject(isRefused);
});
