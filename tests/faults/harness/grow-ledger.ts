import pg from "pg";
import { sumDays } from "../../harness/fund-days.ts";

/** What one request leaves in the ledger below. */
const entriesEach = 4;

/**
 * Fills a new database with this many entries of completed requests, as the ledger's triggers would
 * have left them. Those rest, because posting a million entries one by one takes a quarter of an
 * hour.
 */
export async function growLedger(url: string, entries: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const setting of ["session_replication_role = replica", "synchronous_commit = off"])
      await client.query(`SET ${setting}`);
    const { rows } = await client.query<{ ids: number[] }>(fileStatement, [Math.ceil(entries / entriesEach)]);
    for (const text of steps) await client.query(text, [rows[0]?.ids]);
    await client.query(sumDays);
    await client.query("VACUUM ANALYZE");
  } finally {
    await client.end();
  }
}

const fileStatement = `
  WITH filed AS (
    INSERT INTO "EmergencyRequest" ("caseId", "status", "victimName", "victimContact", "victimAddress", "victimPhone", "victimEmail", "requestDetails", "updatedAt")
    SELECT 'EM-2032-' || 1000000 + n, 'completed', 'A', '', '', '', '', 'A ride', now() FROM generate_series(1, $1::int) n RETURNING "id"
  ) SELECT array_agg("id") AS "ids" FROM filed`;

const fund = `(SELECT min("id") FROM "Fund")`;
const steps = [
  `INSERT INTO "FundAllocation" ("requestId", "amountCents", "justification", "status", "authority", "updatedAt")
   SELECT unnest($1::int[]), 8000, '', 'allocated', 'administrator', now()`,
  `INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber",
     "usesLeft", "actualCents", "redeemedAt", "completedAt")
   SELECT id, 'food', '', '', 8000, '', 'grown ' || id, 'GROWN-' || id, 0, 8000, now(), now() FROM unnest($1::int[]) id`,
  `INSERT INTO "RequestMoney" ("requestId", "fundId", "spentCents") SELECT unnest($1::int[]), ${fund}, 8000`,
  `INSERT INTO "LedgerEntry" ("at", "fundId", "source", "target", "cents", "kind", "requestId")
   SELECT now(), ${fund}, e."source"::"LedgerAccount", e."target"::"LedgerAccount", 8000, e."kind"::"LedgerKind", id
   FROM unnest($1::int[]) id CROSS JOIN (VALUES ('funder', 'available', 'counted'), ('available', 'reserved', 'reserved'),
     ('reserved', 'committed', 'committed'), ('committed', 'spent', 'spent')) AS e("source", "target", "kind")`,
];
