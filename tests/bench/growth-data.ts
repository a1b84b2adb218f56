import pg from "pg";
import { sumDays } from "../harness/fund-days.ts";
import { dispatchedProviders, keys } from "./fixtures.ts";

/*
 * Years of cases for `npm run bench -- growth`, by one statement per table. Everything grows with
 * the number of requests: officers, agencies, people, messages, money and audit entries. What an
 * office has open at a time grows as well (one request in a hundred).
 */

/** The tables that grow. Their indexes are made after the rows. */
const tables = [
  ...["Officer", "Verification", "EmergencyRequest", "VictimInfo", "PersonKey", "Recommendation"],
  ...["Approval", "FundAllocation", "RequestMoney", "LedgerEntry", "HelpDispatch", "Letter"],
  ...["Message", "RecipientResponse", "CallbackRequest", "Escalation", "VendorCode", "AuditEntry"],
];
const years = 3;
const perOfficer = 100;

/** Fills up to this many requests. */
export async function grow(url: string, requests: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Rows are written as the product would have left them, so triggers and foreign keys rest.
    for (const setting of ["session_replication_role = replica", "synchronous_commit = off"])
      await client.query(`SET ${setting}`);
    await client.query("SET maintenance_work_mem = '512MB'");
    const { rows } = await client.query<{ count: number; last: number }>(
      `SELECT count(*)::int AS "count", max("id") AS "last" FROM "EmergencyRequest"`,
    );
    const { count = 0, last = 0 } = rows[0] ?? {};
    const added = requests - count;
    const indexes = await dropIndexes(client);
    for (const text of statements(last)) {
      const values = [added, Math.ceil(added / perOfficer)].slice(0, highestParameter(text));
      await client.query(text, values);
    }
    const kept = ['DELETE FROM "RequestCount"', recount, 'DELETE FROM "FundDay"', sumDays];
    for (const text of [...kept, ...indexes]) await client.query(text);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

const recount = `INSERT INTO "RequestCount" ("status", "change") SELECT "status", count(*)::int FROM "EmergencyRequest" GROUP BY "status"`;

const highestParameter = (text: string) => (text.includes("$2") ? 2 : text.includes("$1") ? 1 : 0);

/** Drops all but primary keys and constraints; returns the statements that make them again. */
async function dropIndexes(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS "name", pg_get_indexdef(i.indexrelid) AS "definition" FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
     WHERE c.relname = ANY($1) AND c.relnamespace = 'public'::regnamespace AND NOT i.indisprimary
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}

const firstNames =
  "James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Karen Luis Sarah Daniel Lisa Matthew Nancy Anthony Sandra Mark Ashley Donald Emily Steven Kimberly Andrew Margaret Tamara Donna Joshua Michelle Kenneth Carol Kevin Amanda Brian Melissa Jorge Deborah Ronald Stephanie Tamika Rebecca";
const lastNames =
  "Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris Sanchez Clark Ramirez Lewis Robinson Walker Young Allen King Wright Scott Torres Nguyen Hill Flores Green Adams Nelson Baker Hall Rivera Campbell Mitchell Carter Roberts Gomez Phillips Evans Turner Diaz Parker Cruz Edwards Collins Reyes Stewart Morris Morales Murphy Cook Rogers Gutierrez Ortiz Morgan Cooper Peterson Bailey Reed Kelly Howard Ramos Kim Cox Ward Richardson Watson Brooks Chavez Wood James Bennett Gray Mendoza Ruiz Hughes Price Alvarez Castillo Sanders Patel Myers Long Ross Foster Jimenez Ferrell Barrow Ferris Herron Crowell Morrow";
const sentences = [
  "A mother and two children need food and a room for the night after the building was closed.",
  "The family lost the car and asks for a ride to the hospital and a meal for three people.",
  "An elderly man sleeps at the station and needs shelter, a warm meal and his medicine.",
  "Two adults and a baby were evicted this morning; they have not eaten since noon.",
  "She left home with nothing after the incident and needs a safe room for two nights.",
];

const array = (words: readonly string[]) =>
  `(ARRAY[${words.map((word) => `'${word.replaceAll("'", "''")}'`).join(", ")}])`;
/** One of them, the same for the same n, and independent of other lists. */
const oneOf = (words: readonly string[], salt: number) =>
  `${array(words)}[1 + abs(hashint4(n + ${salt}) % ${words.length})]`;

/** $1 how many requests, $2 how many officers */
function statements(last: number): string[] {
  const grown = `"EmergencyRequest" r WHERE r."id" > ${last}`;
  const helped = `${grown} AND r."status" = 'completed'`;
  const body = keys.seal(JSON.stringify({ text: "s".repeat(150) }), "Message.body");
  // Not the dispatched ones: each measured dispatch would use one of their codes.
  const otherVendors = `(SELECT array_agg("id") AS "ids" FROM "Vendor" WHERE "name" <> ALL(${array(dispatchedProviders.map(({ name }) => name))}))`;
  const officers = `(SELECT o."id", row_number() OVER (ORDER BY o."id") AS "place" FROM "Officer" o WHERE o."agency" LIKE 'Agency %')`;
  return [
    `INSERT INTO "Officer" ("name", "rank", "agency", "badgeNumber", "phone", "email", "emailKey", "createdAt")
       SELECT 'Officer ' || n, 'Sergeant', 'Agency ' || n / 20, 'B' || n, '5550100', 'officer' || n || '@growth.example', 'officer' || n || '@growth.example', now() - interval '${years} years'
       FROM generate_series(1, $2::int) n WHERE $1::int > 0`,
    `INSERT INTO "Verification" ("officerId", "caseNumber", "incidentDescription", "services", "supervisorName", "supervisorRank", "supervisorPhone", "supervisorEmail", "supervisorEmailKey", "status", "method", "trust", "statusToken", "decidedAt", "createdAt", "updatedAt")
       SELECT o."id", 'GROWTH-' || o."id", '', '{food}', 'Vale', 'Captain', '5550101', 'vale' || o."place" / 20 || '@growth.example', 'vale' || o."place" / 20 || '@growth.example', 'verified', 'email', 'trusted', 'growth ' || o."id", now(), now() - interval '${years} years', now()
       FROM ${officers} o`,
    `INSERT INTO "EmergencyRequest" ("caseId", "status", "urgencyLevel", "officerId", "verificationId", "victimName", "victimContact", "victimAddress", "victimPhone", "victimPhoneE164", "victimEmail", "state", "requestDetails",
         "requestedHelpTypes", "needs", "needsSource", "needsConfirmedKind", "needsConfirmedAt", "requestAmountCents", "aiRecommendationCents", "aiJustification", "createdAt", "updatedAt", "approvedAt", "firstDecidedAt", "completedAt", "version", "searchText")
       SELECT x."caseId", x."status", x."urgencyLevel", x."officerId", x."verificationId", x."name", 'Phone: ' || x."phone" || ', Email: ' || x."email", x."address", x."phone", '+1312' || (1000000 + n), x."email", x."state", x."details",
         '{food,shelter}', '{"meals":{"people":3},"room":{"nights":1,"people":3},"ride":null,"other":null}', 'confirmed', 'officer', x."at", 10500, 10500,
         'Food for 3 people at $10 each: $30. Housing for 1 night at $75 per night: $75. Total: $105.', x."at", x."at" + interval '2 days',
         CASE WHEN x."status" IN ('approved', 'completed') THEN x."at" + interval '1 hour' END, CASE WHEN x."status" NOT IN ('pending', 'processing') THEN x."at" + interval '1 hour' END,
         CASE WHEN x."status" = 'completed' THEN x."at" + interval '2 days' END, 2, lower(concat_ws(' ', x."name", x."caseId", x."details", sv_numbers(x."caseId" || ',' || x."phone")))
       FROM (SELECT n, 'EM-2025-' || (10000000 + n) AS "caseId", o."id" AS "officerId", v."id" AS "verificationId", CASE WHEN n % ($1::int / 10) = 1 THEN 'Ximena Quillon' ELSE ${oneOf(firstNames.split(" "), 1)} || ' ' || ${oneOf(lastNames.split(" "), 2)} END AS "name",
           (CASE WHEN n > 0.99 * $1::int THEN ${array(["pending", "pending", "pending", "processing", "approved"])}[1 + n % 5] WHEN n % 7 = 0 THEN 'denied' ELSE 'completed' END)::"RequestStatus" AS "status",
           (${array(["critical", "high", "high", "high", ...Array<string>(12).fill("medium"), ...Array<string>(4).fill("low")])}[1 + abs(hashint4(n + 3) % 20)])::"UrgencyLevel" AS "urgencyLevel",
           '(312) ' || lpad((n / 10000 % 1000)::text, 3, '0') || '-' || lpad((n % 10000)::text, 4, '0') AS "phone", 'person' || n || '@example.com' AS "email", n % 9000 || ' Larch Row, Springfield, IL 62701' AS "address",
           ${oneOf(["IL", "TX", "CA", "NY", "FL", "OH", "GA", "WA"], 4)} AS "state", ${oneOf(sentences, 5)} AS "details",
           now() - interval '2 days' - (1 - n / $1::float8) * interval '${years} years' AS "at"
         FROM generate_series(1, $1::int) n JOIN ${officers} o ON o."place" = 1 + n % (SELECT count(*) FROM "Officer" c WHERE c."agency" LIKE 'Agency %')
         JOIN "Verification" v ON v."officerId" = o."id" ORDER BY n) x`,
    `INSERT INTO "VictimInfo" ("requestId", "fullName", "dateOfBirthSealed", "address", "city", "state", "zipCode", "phone", "phoneE164", "email", "needStatement", "relationToOfficer", "employmentStatus", "createdAt", "updatedAt")
       SELECT r."id", r."victimName", 'sealed before', r."victimAddress", 'Springfield', 'IL', '62701', r."victimPhone", r."victimPhoneE164", r."victimEmail", 'We cannot go home tonight.', 'Witness', 'unemployed', r."createdAt", r."createdAt" FROM ${grown}`,
    `INSERT INTO "PersonKey" ("requestId", "kind", "key") SELECT r."id", k."kind", md5(k."kind" || CASE k."kind" WHEN 'phone' THEN r."victimPhone" ELSE r."victimEmail" END) FROM ${grown.replace(" WHERE", ` CROSS JOIN unnest(ARRAY['phone', 'address', 'name-and-birth']) AS k("kind") WHERE`)}`,
    `INSERT INTO "Recommendation" ("requestId", "amountCents", "source", "lines", "inputs", "resourcesAt", "createdAt") SELECT r."id", 10500, 'rules', '[]', '{}', r."createdAt", r."createdAt" FROM ${grown}`,
    `INSERT INTO "Approval" ("requestId", "personKey", "badgeKeys", "personName", "actorKind", "decision", "createdAt")
       SELECT r."id", 'officer' || r."officerId" || '@growth.example', ARRAY['b' || r."officerId"], 'Officer', 'officer', (CASE r."status" WHEN 'denied' THEN 'denied' ELSE 'approved' END)::"Decision", r."firstDecidedAt" FROM ${grown} AND r."firstDecidedAt" IS NOT NULL`,
    `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "paidCents", "createdAt", "updatedAt", "allocatedAt", "distributedAt", "limitKeys")
       SELECT r."id", 10500, 'Approved based on AI recommendation and officer review.', 'distributed', 7500, r."approvedAt", r."updatedAt", r."approvedAt", r."updatedAt",
         ARRAY['officer:' || md5('officer' || r."officerId"), 'officer:' || md5('badge' || r."officerId"), 'victim:' || md5('victim' || r."victimName" || r."id" % 997), 'victim:' || md5('victim' || r."victimEmail")] FROM ${helped}`,
    `INSERT INTO "RequestMoney" ("requestId", "fundId", "spentCents") SELECT r."id", (SELECT min("id") FROM "Fund"), 10500 FROM ${helped}`,
    `INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId")
       SELECT r."approvedAt", (SELECT min("id") FROM "Fund"), e."source"::"LedgerAccount", e."target"::"LedgerAccount", 10500, e."kind"::"LedgerKind", r."id"
       FROM ${helped.replace(" WHERE", ` CROSS JOIN (VALUES ('funder', 'available', 'counted'), ('available', 'reserved', 'reserved'), ('reserved', 'spent', 'spent')) AS e("source", "target", "kind") WHERE`)}`,
    `INSERT INTO "HelpDispatch" ("requestId", "helpType", "vendorName", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber", "createdAt", "completedAt", "settledAt", "settledBy", "settledByKeys")
       SELECT r."id", 'food', 'DoorDash', 'DoorDash - ', 'DoorDash', 3000, 'plain:BEFORE', 'growth ' || r."id", 'GROWTH-' || r."id", r."approvedAt", r."completedAt", r."completedAt", 'A', '{admin:a}' FROM ${helped}`,
    `INSERT INTO "Letter" ("number", "requestId", "kind", "audience", "state", "language", "recipientName", "factsSealed", "createdAt", "writtenAt")
       SELECT 'G-' || r."id", r."id", 'approval', 'victim', 'written', 'en', r."victimName", '${body}', r."approvedAt", r."approvedAt" FROM ${helped}`,
    `INSERT INTO "Message" ("id", "kind", "channel", "state", "recipientType", "recipientName", "recipientAddress", "subject", "bodySealed", "requestId", "dueAt", "sentAt", "deliveredAt", "createdAt")
       SELECT gen_random_uuid(), 'letter-' || k."to", 'email', 'sent', k."to"::"RecipientType", r."victimName", CASE k."to" WHEN 'victim' THEN r."victimEmail" ELSE 'officer' || r."officerId" || '@growth.example' END,
         'Case ' || r."caseId", '${body}', r."id", r."createdAt", r."createdAt" + interval '1 hour', r."createdAt" + interval '1 hour', r."createdAt" + interval '1 hour' + k."at"
       FROM ${grown.replace(" WHERE", ` CROSS JOIN (VALUES ('officer', interval '0'), ('victim', interval '1 second')) AS k("to", "at") WHERE`)}`,
    `INSERT INTO "RecipientResponse" ("requestId", "responseType", "recipientType", "sender", "content", "createdAt", "acknowledgedAt", "acknowledgedBy")
       SELECT r."id", 'email', 'victim', r."victimName", 'Thank you, we have arrived.', r."updatedAt", CASE WHEN r."id" < (SELECT max("id") - 200 FROM "EmergencyRequest") THEN r."updatedAt" END, 'Bench' FROM ${grown} AND r."id" % 5 = 0`,
    `INSERT INTO "CallbackRequest" ("name", "phone", "requestType", "message", "status", "sessionKey", "createdAt", "closedAt")
       SELECT r."victimName", r."victimPhoneE164", 'general', 'Please call me.', 'closed', 'growth', r."createdAt", r."updatedAt" FROM ${grown} AND r."id" % 20 = 0`,
    `INSERT INTO "Escalation" ("requestId", "step", "name", "told", "at") SELECT r."id", 1, 'supervisor', 1, r."createdAt" + interval '1 hour' FROM ${grown} AND r."id" % 40 = 0`,
    `UPDATE "EmergencyRequest" r SET "escalatedAt" = e."at" FROM "Escalation" e WHERE e."requestId" = r."id" AND r."id" > ${last}`,
    `INSERT INTO "VendorCode" ("vendorId", "codeSealed", "codeKey", "valueCents", "state", "batch", "createdAt")
       SELECT v."ids"[1 + r."id" / 5 % cardinality(v."ids")], '${keys.seal("GROWTH", "VendorCode.code")}', 'growth ' || r."id", 3000, (CASE WHEN r."id" % 1000 = 0 THEN 'free' ELSE 'taken' END)::"VendorCodeState", 'growth', r."createdAt"
       FROM ${helped.replace(" WHERE", ` CROSS JOIN ${otherVendors} v WHERE`)} AND r."id" % 5 = 0`,
    `INSERT INTO "AuditEntry" ("at", "correlation", "actorKind", "actorId", "action", "resourceType", "resourceId")
       SELECT r."createdAt" + e."after", md5(r."id"::text), 'officer', r."officerId"::text, e."action", 'request', r."id"::text
       FROM ${grown.replace(" WHERE", ` CROSS JOIN (VALUES ('request.created', interval '0'), ('request.approved', interval '1 hour')) AS e("action", "after") WHERE`)}`,
  ];
}
