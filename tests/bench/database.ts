import { randomBytes } from "node:crypto";
import pg from "pg";
import { openDatabase } from "../../graph/adapters/database/open.ts";
import { loadReferenceData } from "../../prisma/seed/reference.ts";
import { adminToken, approverTokens, archiveToken, helpedToken, keys, readerToken } from "./fixtures.ts";
import { peerFunction } from "./peer.ts";

/** How many requests there are of each kind. */
export interface Sizes {
  /** An active officer's, who reads their list. */
  reader: number;
  /** Each waits for a separate approval. */
  approvable: number;
  /** Additional rows that administrators see. */
  archived: number;
  /** Approved, each with its allocation, for a separate dispatch. */
  dispatchable: number;
}
export const measuredSizes: Sizes = {
  reader: 2_000,
  approvable: 54_000,
  archived: 74_000,
  dispatchable: 6_000,
};

export interface BenchDatabase {
  url: string;
  /** One of the reader's requests. */
  anyRequest: number;
  firstApprovable: number;
  readerId: number;
  firstDispatchable: number;
  /** By their names. */
  vendors: Map<string, number>;
  /** How many requests still wait for an approval. */
  undecided: () => Promise<number>;
  /** How many still wait for a dispatch: three providers, two letters each. */
  undispatched: () => Promise<number>;
  drop: () => Promise<void>;
}

/**
 * A new database on a PostgreSQL, with that many requests and the peer's function; null without a
 * PostgreSQL.
 */
export async function createBenchDatabase(
  server: string,
  sizes = measuredSizes,
  name = `safevoice_bench_${randomBytes(4).toString("hex")}`,
): Promise<BenchDatabase | null> {
  try {
    await once(server, `CREATE DATABASE ${name}`);
  } catch (error) {
    process.stdout.write(
      `No PostgreSQL answers at ${new URL(server).host} (${String(error)}), so calls are not measured.\n`,
    );
    return null;
  }
  const address = new URL(server);
  address.pathname = `/${name}`;
  const url = address.href;
  const drop = () => once(server, `DROP DATABASE ${name} WITH (FORCE)`).then(() => {});
  try {
    const filled = await fill(url, sizes);
    const count = async (where: string) =>
      Number((await once(url, `SELECT count(*) FROM "EmergencyRequest" r WHERE ${where}`))[0]?.["count"]);
    const undecided = () => count(`r."status" = 'pending' AND r."id" >= ${filled.firstApprovable}`);
    const { firstDispatchable: from } = filled;
    const undispatched = () =>
      count(`r."id" >= ${from} AND r."id" < ${from + sizes.dispatchable} AND (r."status" <> 'dispatched' OR (SELECT count(*) FROM "HelpDispatch" h WHERE h."requestId" = r."id") <> 3
        OR (SELECT count(*) FROM "Letter" l WHERE l."requestId" = r."id") <> 6)`);
    return { url, drop, undecided, undispatched, ...filled };
  } catch (error) {
    await drop();
    throw error;
  }
}

/** On a separate connection: filling a table exceeds the product's statement limit. */
async function once<Row extends object = Record<string, unknown>>(
  url: string,
  statement: string,
  values: unknown[] = [],
): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query<Row>(statement, values)).rows;
  } finally {
    await client.end();
  }
}

async function fill(url: string, sizes: Sizes) {
  const database = await openDatabase({ url, dataDir: "" });
  try {
    await loadReferenceData(database);
    await liftMoneyLimits(database);
    await addAdmin(database);
    const reader = await addOfficer(database, { name: "Reader", token: readerToken });
    const approvers: Awaited<ReturnType<typeof addOfficer>>[] = [];
    for (const [index, token] of approverTokens.entries())
      approvers.push(await addOfficer(database, { name: `Approver${index}`, token }));
    const first = await addRequests(url, {
      owners: [reader],
      count: sizes.reader,
      statuses: ["pending", "completed", "denied"],
    });
    const archive = await addOfficer(database, { name: "Archive", token: archiveToken });
    await addRequests(url, { owners: [archive], count: sizes.archived, statuses: ["completed"] });
    await addHistory(url, archive.officerId);
    const firstApprovable = await addRequests(url, {
      owners: approvers,
      count: sizes.approvable,
      statuses: ["pending"],
    });
    const owners = [await addOfficer(database, { name: "Helped", token: helpedToken })];
    const helped = { owners, count: sizes.dispatchable, statuses: ["approved"] };
    const firstDispatchable = await addRequests(url, helped);
    await allocate(database, firstDispatchable, sizes.dispatchable);
    const vendors = new Map((await database.db.vendor.findMany()).map(({ id, name }) => [name, id]));
    await database.pool.query(peerFunction);
    await once(url, "VACUUM ANALYZE");
    const anyRequest = first + 100;
    return { anyRequest, firstApprovable, firstDispatchable, vendors, readerId: reader.officerId };
  } finally {
    await database.close();
  }
}

type Db = Awaited<ReturnType<typeof openDatabase>>;

async function addOfficer({ db }: Db, { name, token }: { name: string; token: string }) {
  const email = `${name.toLowerCase()}@bench.example`;
  const officer = await db.officer.create({
    data: {
      name,
      rank: "Sergeant",
      agency: "Bench",
      badgeNumber: name,
      phone: "5550100",
      email,
      emailKey: email,
    },
  });
  const verification = await db.verification.create({
    data: {
      officerId: officer.id,
      caseNumber: `BENCH-${officer.id}`,
      incidentDescription: "",
      services: ["food"],
      supervisorName: "Vale",
      supervisorRank: "Captain",
      supervisorPhone: "5550101",
      supervisorEmail: "vale@bench.example",
      supervisorEmailKey: "vale@bench.example",
      status: "verified",
      method: "email",
      trust: "trusted",
      statusToken: token,
    },
  });
  await db.session.create({
    data: {
      tokenHash: keys.hash(token),
      kind: "officer",
      officerId: officer.id,
      verificationId: verification.id,
      ip: "",
      userAgent: "",
      expiresAt: new Date("2100-01-01"),
    },
  });
  return { officerId: officer.id, verificationId: verification.id };
}

async function addAdmin({ db }: Db) {
  const { id } = await db.admin.create({
    data: {
      username: "bench",
      roles: ["super_admin"],
      name: "Bench",
      email: "admin@bench.example",
      emailKey: "admin@bench.example",
      passwordHash: "",
      mustChangePassword: false,
    },
  });
  await db.session.create({
    data: {
      tokenHash: keys.hash(adminToken),
      kind: "admin",
      adminId: id,
      ip: "",
      userAgent: "",
      expiresAt: new Date("2100-01-01"),
    },
  });
}

interface Batch {
  /** The requests belong to them in turn. */
  owners: { officerId: number; verificationId: number }[];
  count: number;
  statuses: string[];
}

/** Rows by one statement per table, each for another person; returns the first one's number. */
async function addRequests(url: string, { owners, count, statuses }: Batch): Promise<number> {
  const ids = await once<{ id: number }>(
    url,
    `INSERT INTO "EmergencyRequest" ("caseId", "status", "urgencyLevel", "officerId", "verificationId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "state",
       "requestDetails", "requestedHelpTypes", "needs", "needsSource", "needsConfirmedKind", "needsConfirmedAt", "requestAmountCents", "aiRecommendationCents", "aiJustification", "createdAt", "updatedAt")
     SELECT 'EM-2026-' || (10000000 + ($1::int[])[1] * 100000 + n), ($4::text[])[1 + n % cardinality($4::text[])]::"RequestStatus", 'high', ($1::int[])[1 + n % cardinality($1::int[])],
       ($2::int[])[1 + n % cardinality($2::int[])], 'Tamsin Ferrow ' || n, 'Phone: (217) 555-' || (1000 + n % 9000) || ', Email: tamsin' || n || '@example.com', '12 Larch Row, Springfield, IL 62701',
       '(217) 555-' || (1000 + n % 9000), 'tamsin' || n || '@example.com', 'IL', 'A mother and two children need food and a room for the night after the building was closed.', '{food,shelter}',
       '{"meals":{"people":3},"room":{"nights":1,"people":3},"ride":null,"other":null}', 'confirmed', 'officer', now(), 10500, 10500 + n % 7 * 1000,
       'Food for 3 people at $10 each: $30. Housing for 1 night at $75 per night: $75. Total: $105.', now() - n * interval '1 minute', now()
     FROM generate_series(0, $3::int - 1) n RETURNING "id"`,
    [
      owners.map(({ officerId }) => officerId),
      owners.map(({ verificationId }) => verificationId),
      count,
      statuses,
    ],
  );
  const numbers = ids.map(({ id }) => id);
  const births = numbers.map((id) => keys.seal("1990-02-11", `VictimInfo.dateOfBirth.${id}`));
  await once(
    url,
    `INSERT INTO "VictimInfo" ("requestId", "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "email", "needStatement", "relationToOfficer", "employmentStatus", "updatedAt")
     SELECT x.id, r."victimName", birth, '12 Larch Row', 'Springfield', 'IL', '62701', r."victimPhone", r."victimEmail", 'We cannot go home tonight.', 'Witness', 'unemployed', now()
     FROM unnest($1::int[], $2::text[]) AS x(id, birth) JOIN "EmergencyRequest" r ON r."id" = x.id`,
    [numbers, births],
  );
  return Math.min(...numbers);
}

/** Earlier decisions: PostgreSQL plans with statistics, and has none for an empty table. */
async function addHistory(url: string, officerId: number): Promise<void> {
  const completed = `"EmergencyRequest" r WHERE r."officerId" = $1 AND r."status" = 'completed'`;
  const body = keys.seal(JSON.stringify({ text: "Before" }), "Message.body");
  for (const statement of [
    `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "paidCents", "createdAt", "updatedAt", "limitKeys")
       SELECT r."id", 10500, 'Approved before.', 'distributed', 7500, r."createdAt", now(), ARRAY['officer:' || r."id" % 100, 'officer:badge:' || r."id" % 100, 'victim:' || r."id"] FROM ${completed}`,
    `INSERT INTO "Approval" ("requestId", "personKey", "personName", "actorKind", "decision") SELECT r."id", 'before@bench.example', 'Before', 'officer', 'approved' FROM ${completed}`,
    `INSERT INTO "Message" ("id", "kind", "channel", "state", "recipientType", "recipientName", "recipientAddress", "subject", "bodySealed", "requestId")
       SELECT gen_random_uuid(), 'letter-victim', 'email', 'sent', 'victim', r."victimName", r."victimEmail", 'Case ' || r."caseId", '${body}', r."id" FROM ${completed}`,
    `INSERT INTO "Link" ("tokenHash", "purpose", "verificationId", "requestId", "emailKey", "expiresAt", "usedAt") SELECT 'before ' || r."id", 'approve', r."verificationId", r."id", 'vale@bench.example', now(), now() FROM ${completed}`,
    `INSERT INTO "HelpDispatch" ("requestId", "helpType", "vendorName", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber")
       SELECT r."id", 'food', 'Before', 'Before - ', 'Before', 3000, 'plain:BEFORE', 'before ' || r."id", 'CONF-' || r."id" FROM ${completed}`,
    `INSERT INTO "Letter" ("number", "requestId", "dispatchId", "kind", "audience", "state", "language", "recipientName", "factsSealed")
       SELECT 'before ' || r."id", r."id", d."id", 'dispatch', 'officer', 'written', 'en', r."victimName", 'sealed before' FROM ${completed.replace(" WHERE", ` JOIN "HelpDispatch" d ON d."requestId" = r."id" WHERE`)}`,
    `INSERT INTO "IdempotencyKey" ("scope", "key", "bodyHash", "answer") SELECT 'before', 'before ' || r."id", 'before', '{}' FROM ${completed}`,
    `INSERT INTO "AuditEntry" ("correlation", "actorKind", "action", "resourceType", "resourceId") SELECT gen_random_uuid()::text, 'system', 'request.completed', 'request', r."id"::text FROM ${completed}`,
  ])
    await once(url, statement, [officerId]);
}

/** Approved by an administrator, without limits. */
const allocate = ({ pool }: Db, first: number, count: number) =>
  pool.query(
    `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt")
     SELECT n, 50000, 'Approved before.', 'allocated', 'administrator', now() FROM generate_series($1::int, $1 + $2::int - 1) n`,
    [first, count],
  );

/** Each officer approves hundreds of requests here, so the limits are unreachable. */
const liftMoneyLimits = ({ db }: Db) =>
  db.systemConfig.update({
    where: { id: 1 },
    data: {
      victimLimitDayCents: 2_000_000_000,
      victimLimitMonthCents: 2_000_000_000,
      officerLimitDayCents: 2_000_000_000,
      officerLimitMonthCents: 2_000_000_000,
    },
  });
