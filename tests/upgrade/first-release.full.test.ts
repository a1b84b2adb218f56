import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import pg from "pg";
import { expect, test } from "vitest";
import { openEmbedded } from "../../graph/adapters/database/embedded.ts";
import { everyMigration, migrationsDir } from "../../graph/adapters/database/migrate.ts";
import { openServer } from "../../graph/app/server.ts";
import { readAuditHead } from "../../graph/platform/audit/head.ts";
import { sealAudit, verifyAudit } from "../../graph/platform/audit/seal.ts";
import { noLimits } from "../../graph/core/http/call-limits.ts";
import { verifyFunds } from "../../graph/money/funds/verify.ts";
import { databaseText } from "../../scripts/database/database-text.ts";
import { countRows } from "../../graph/platform/backup/database.sql.ts";
import { eachKind, useInstallations, type Installation } from "../harness/installation.ts";
import { carriedBy } from "../harness/people.ts";
import facts from "./first-release.json" with { type: "json" };

/*
 * A database of the first release, from before the ledger, the Help Pass and the roles. That
 * release filed, decided, paid and dispatched through its own API; then pg_dump wrote it. Its key,
 * its sessions and its links are in the JSON file beside it. The same dump is loaded into the
 * embedded database, because its folder would be thirty times as large.
 */

const installation = useInstallations();
const dump = gunzipSync(readFileSync("tests/upgrade/first-release.sql.gz")).toString("utf8");
/** The sessions of that release are as old as they were when it stopped. */
const now = () => new Date(new Date(facts.at).getTime() + 60_000);

/** Loads the dump, as it was before any newer migration, and returns the rows of each table. */
async function load({ env }: Installation): Promise<Record<string, number>> {
  if (env.DATABASE_URL) {
    const client = new pg.Client({ connectionString: env.DATABASE_URL });
    await client.connect();
    await client.query(dump);
    await client.query("SET search_path = public");
    const rows = await countRows(client);
    await client.end();
    return rows;
  }
  const { pool, close } = await openEmbedded(env.DATA_DIR);
  await pool.query(dump);
  await pool.query("SET search_path = public");
  const counts = await countRows(pool);
  await pool.end();
  await close();
  return counts;
}

/** The rest of its folder: a stored file, and the newest seal of its audit log. */
function placeFiles(dataDir: string): void {
  const id = facts.file.split("/").at(-1) ?? "";
  mkdirSync(join(dataDir, "files", id.slice(0, 2)), { recursive: true });
  writeFileSync(join(dataDir, "files", id.slice(0, 2), id), Buffer.from(facts.fileBase64, "base64"));
  writeFileSync(join(dataDir, "audit-head.json"), JSON.stringify(facts.auditHead));
}

test.for(eachKind)(
  "a database of the first release starts on $kind with all its data",
  { timeout: 300_000 },
  async ({ kind }) => {
    const own = await installation({ isEmpty: true, kind });
    own.settings.SECRET_KEY = facts.secretKey;
    const before = await load(own);
    placeFiles(own.env.DATA_DIR);
    expect(before).toMatchObject({ EmergencyRequest: 6, FundAllocation: 3, HelpDispatch: 1 });
    const names = await everyMigration(migrationsDir);
    // All but the baseline, which makes new databases.
    const due = names.length - 1 - (before["_prisma_migrations"] ?? 0);
    expect(due).toBeGreaterThan(30);

    const told = spawnSync(process.execPath, ["--import", "tsx", "scripts/commands/upgrade-notes.ts"], {
      env: { ...process.env, DATABASE_URL: "", ...own.settings },
      encoding: "utf8",
    });
    expect(told.stdout, told.stderr).toContain(`${due} migrations are due.`);
    expect(told.stdout).toContain("EmergencyRequest 6 rows");

    const opened = await own.start({ now });
    const { kernel, database } = opened;
    const client = await database.pool.connect();
    const after = await countRows(client).finally(() => client.release());
    // The directory's own tables follow the product's files, and migrations are noted.
    const followed = new Set(["_prisma_migrations", "ReferenceData", "Resource", "Vendor"]);
    for (const [table, count] of Object.entries(before))
      if (!followed.has(table)) expect([table, after[table]]).toEqual([table, count]);

    expect(await databaseText(database.pool)).toBe(readFileSync("prisma/database.sql", "utf8"));
    expect(after["_prisma_migrations"]).toBe(names.length);
    await expectMoney(opened);
    const kept = await readAuditHead(own.env.DATA_DIR);
    expect(Number(kept?.seq)).toBe(facts.auditHead.seq);
    const verified = await verifyAudit(kernel, kept ? [kept] : []);
    expect([verified.broken, verified.sealed]).toEqual([undefined, facts.auditHead.seq]);

    const server = await openServer(kernel, { port: 0, host: "127.0.0.1", limits: noLimits });
    try {
      await expectSessions(`http://127.0.0.1:${server.port}`);
      const mail = await kernel.db.message.findFirstOrThrow({
        where: { requestId: 1, recipientType: "supervisor" },
      });
      const [approveLink] =
        /\/approve\/[\w-]{43}/.exec(kernel.keys.open(mail.bodySealed, "Message.body")) ?? [];
      await expectLinks(`http://127.0.0.1:${server.port}`, approveLink);
    } finally {
      await server.close();
    }
    // What was done since continues the same chain.
    while ((await sealAudit(kernel)) > 0);
    const continued = await verifyAudit(kernel, kept ? [kept] : []);
    expect(continued.broken).toBeUndefined();
    expect(continued.sealed).toBeGreaterThan(facts.auditHead.seq);
    expect((await verifyFunds(kernel)).problems).toEqual([]);
    await own.stop();
  },
);

/** The ledger opens with what each request had, and adds up. */
async function expectMoney({ kernel }: Awaited<ReturnType<Installation["start"]>>) {
  const { db } = kernel;
  const proof = await verifyFunds(kernel);
  expect(proof.problems).toEqual([]);
  const opening = await db.ledgerEntry.findMany({ where: { kind: "opening" } });
  expect(opening).toHaveLength(proof.entries);
  const sum = (rows: { cents: bigint }[]) => rows.reduce((total, { cents }) => total + Number(cents), 0);
  const given = await db.fundAllocation.aggregate({ _sum: { amountCents: true } });
  expect(given._sum.amountCents).toBeGreaterThan(0);
  expect(sum(opening.filter(({ source }) => source === "funder"))).toBe(given._sum.amountCents);
  const paid = await db.fundAllocation.findFirstOrThrow({ where: { status: "distributed" } });
  const spent = opening.filter(({ target }) => target === "spent");
  expect(spent.map(({ requestId, cents }) => [requestId, Number(cents)])).toEqual([
    [paid.requestId, paid.amountCents],
  ]);
  const dispatched = await db.helpDispatch.findFirstOrThrow();
  const committed = opening.filter(({ target }) => target === "committed");
  expect(committed.map(({ requestId, cents }) => [requestId, Number(cents)])).toEqual([
    [dispatched.requestId, dispatched.estimatedValueCents],
  ]);
}

const as = (token: string) => ({ headers: { cookie: `safevoice=${token}` } });

/** The people who were signed in still are, and see the same. */
async function expectSessions(origin: string) {
  const json = async (path: string, token: string) => {
    const answer = await fetch(`${origin}${path}`, as(token));
    expect([path, answer.status]).toEqual([path, 200]);
    return (await answer.json()) as Record<string, unknown>[];
  };
  const requests = await json("/api/emergency-requests", facts.officer);
  expect(requests.map(({ id, status }) => [id, status])).toEqual([
    [5, "denied"],
    [4, "dispatched"],
    [3, "completed"],
    [2, "approved"],
    [1, "pending"],
  ]);
  const [own] = await json("/api/emergency-requests", facts.citizen);
  expect(own).toMatchObject({ id: facts.citizenRequest, status: "pending" });
  const file = await fetch(`${origin}${facts.file}`, as(facts.officer));
  expect([file.status, file.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  expect(Buffer.from(await file.arrayBuffer()).toString("base64")).toBe(facts.fileBase64);
  await json("/api/admin/dashboard-stats", facts.admin);
  // A birth date that the old release sealed.
  const one = (await json("/api/emergency-requests/1", facts.officer)) as unknown as Record<string, unknown>;
  expect(one["victimInfo"]).toMatchObject({ fullName: "Noor Ibarra 1", dateOfBirth: "1990-02-11" });
}

/** Links in emails that are already sent. */
async function expectLinks(origin: string, approveLink = "no link") {
  for (const link of [facts.openVerifyLink, approveLink, facts.replyLink]) {
    const page = await fetch(`${origin}${link}`);
    expect([link, page.status]).toEqual([link, 200]);
    expect(await page.text()).toContain("<form");
  }
  const denied = await fetch(`${origin}${facts.approveLink}`);
  expect(await denied.text()).toContain("is denied");
  const used = await fetch(`${origin}${facts.usedVerifyLink}`);
  expect(await used.text()).not.toContain('name="decision"');
  const page = await fetch(`${origin}${facts.openVerifyLink}`);
  const filled = { ...carriedBy(await page.text()), decision: "verified", badgeNumber: "4472" };
  const answered = await fetch(`${origin}${facts.openVerifyLink}`, {
    method: "POST",
    body: new URLSearchParams(filled),
    headers: { origin },
  });
  expect(answered.status).toBe(200);
  const status = await fetch(`${origin}/api/verification-status/APD-2026-1002`, as(facts.waiting));
  expect(await status.json()).toMatchObject({ status: "verified" });
}
