import { readFile } from "node:fs/promises";
import path from "node:path";
import { parse } from "csv-parse/sync";
import type pg from "pg";
import { sha256 } from "../../../core/security/secrets.ts";
import { addressOf, countiesOf, describe, type Entry } from "./describe.ts";

const lockNumber = 7_211_001;

/**
 * Updates the directory's rows from the file if it changed. An entry keeps its row by its key; a
 * row whose entry is gone is deleted, unless a request was shown it. Rows that administrators added
 * or changed stay. If several processes start at once, one loads.
 */
export async function loadDirectory(
  pool: pg.Pool,
  file = path.resolve("graph/community/directory/entries/directory.csv"),
): Promise<{ loaded: boolean }> {
  const rows = rowsOf(await readFile(file, "utf8"));
  const json = JSON.stringify(rows);
  const hash = sha256(json);
  if (await isLoaded(pool, hash)) return { loaded: false };

  const client = await pool.connect();
  try {
    await client.query("BEGIN");
    await client.query("SELECT pg_advisory_xact_lock($1)", [lockNumber]);
    const loaded = !(await isLoaded(client, hash));
    if (loaded) {
      await client.query(upsertRows, [json]);
      await client.query(removeStaleRows, [rows.map(({ key }) => key)]);
      await client.query(rememberHash, [hash]);
    }
    await client.query("COMMIT");
    return { loaded };
  } catch (error) {
    await client.query("ROLLBACK").catch(() => {});
    throw error;
  } finally {
    client.release();
  }
}

/** The rows of a directory file. An invalid file is refused with the line. */
export function rowsOf(csv: string) {
  const entries = parse<Entry>(csv, { columns: true, bom: true, skip_empty_lines: true });
  const seen = new Set<string>();
  return entries.map((entry, index) => {
    const { key, state, type, name, contactInfo, area, source, sourceUrl, sourceRetrieved, confidence } =
      entry;
    if (!key || !state || !type || !name || !contactInfo)
      throw new Error(`directory.csv: entry ${index + 1} (${key || name}) is incomplete`);
    if (seen.has(key)) throw new Error(`directory.csv: the key ${key} stands twice`);
    seen.add(key);
    return {
      key,
      position: index,
      state,
      type,
      name,
      contactInfo,
      area,
      source,
      sourceUrl,
      sourceRetrieved,
      confidence,
      description: describe(entry),
      kind: entry.kind || null,
      city: entry.city || null,
      counties: countiesOf(entry),
      phone: entry.phone || null,
      website: entry.website || null,
      address: addressOf(entry),
      hours: entry.hours || null,
    };
  });
}

const isLoaded = async (db: pg.Pool | pg.PoolClient, hash: string) =>
  (await db.query(`SELECT 1 FROM "ReferenceData" WHERE "name" = 'directory' AND "hash" = $1`, [hash])).rows
    .length > 0;

const columns = [
  "key",
  "position",
  "state",
  "type",
  "name",
  "description",
  "contactInfo",
  "phone",
  "website",
  "address",
  "hours",
  "kind",
  "city",
  "area",
  "counties",
  "source",
  "sourceUrl",
  "sourceRetrieved",
  "confidence",
];
const columnTypes: Partial<Record<string, string>> = { position: "integer", counties: "text[]" };
const quoted = columns.map((column) => `"${column}"`);

const upsertRows = `
  INSERT INTO "Resource" (${quoted.join(", ")})
  SELECT ${quoted.join(", ")} FROM jsonb_to_recordset($1::jsonb)
  AS entry(${columns.map((column) => `"${column}" ${columnTypes[column] ?? "text"}`).join(", ")})
  ON CONFLICT ("key") DO UPDATE SET ${quoted
    .slice(1)
    .map((column) => `${column} = EXCLUDED.${column}`)
    .join(", ")},
    -- What was confirmed is the way to reach it; another one is to be confirmed anew.
    "confirmedAt" = CASE WHEN "Resource"."contactInfo" = EXCLUDED."contactInfo" THEN "Resource"."confirmedAt" END,
    "confirmedBy" = CASE WHEN "Resource"."contactInfo" = EXCLUDED."contactInfo" THEN "Resource"."confirmedBy" END,
    "confirmedSource" = CASE WHEN "Resource"."contactInfo" = EXCLUDED."contactInfo" THEN "Resource"."confirmedSource" END,
    "version" = "Resource"."version" + 1
  -- What an administrator wrote stays as it is.
  WHERE "Resource"."editedAt" IS NULL`;
const removeStaleRows = `
  DELETE FROM "Resource" r WHERE NOT (r."key" = ANY ($1::text[])) AND r."editedAt" IS NULL
  AND NOT EXISTS (SELECT 1 FROM "ResourceRecommendation" x WHERE x."resourceId" = r."id")`;
const rememberHash = `
  INSERT INTO "ReferenceData" ("name", "hash") VALUES ('directory', $1)
  ON CONFLICT ("name") DO UPDATE SET "hash" = EXCLUDED."hash", "loadedAt" = now()`;
