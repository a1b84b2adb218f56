import { CsvError, parse as parseCsv } from "csv-parse/sync";
import type { Prisma } from "../../prisma/client/client.ts";
import type { HelpType } from "../../prisma/client/enums.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context, Kernel } from "../core/context.ts";
import { demandStorable, Refusal } from "../core/errors.ts";
import {
  columnName,
  lowStock,
  maxCsvCharacters,
  maxImportedRows,
  readCodeRow,
  type CodeRow,
} from "./rules.shared.ts";
import { says } from "./sentences.ts";

type Tx = Prisma.TransactionClient;

/** A row of a file, as a dry run shows it: masked, for a code is money. */
export interface ImportedRow {
  line: number;
  /** Its first characters. */
  code: string;
  problem: string | null;
}

export interface CodeImport {
  rows: ImportedRow[];
  good: number;
  bad: number;
  /** How many are in the pool now that were not before: none after a dry run. */
  imported: number;
}

/**
 * Reads a file of codes, row by row, and puts the good ones into the vendor's pool; a dry run only
 * tells which are good and which are bad. The same file again adds nothing: a code is imported
 * once.
 */
export async function importCodes(
  context: Context,
  vendorId: number,
  { csv, isDryRun }: { csv: string; isDryRun: boolean },
): Promise<CodeImport> {
  admit(context.viewer, "superAdmin");
  demandStorable({ csv });
  const vendor = await context.db.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
  if (!vendor) throw new Refusal("NOT_FOUND", says.missing);
  const read = readFile(csv, { served: vendor.helpTypes, now: context.now() });
  const keyed = read.map((row) => ({ ...row, key: row.found && keyOf(context, row.found.code) }));
  const batch = context.random.uuid();
  const imported = await context.db.$transaction(async (tx) => {
    const keys = keyed.flatMap(({ key }) => key ?? []);
    const known = await tx.vendorCode.findMany({
      where: { vendorId, codeKey: { in: keys } },
      select: { codeKey: true },
    });
    const taken = new Set(known.map(({ codeKey }) => codeKey));
    for (const row of keyed) {
      if (!row.key) continue;
      if (taken.has(row.key))
        row.problem = known.some(({ codeKey }) => codeKey === row.key) ? says.codeKnown : says.codeTwice;
      taken.add(row.key);
    }
    if (isDryRun) return 0;
    const good = keyed.flatMap(({ found, problem, key }) =>
      found && !problem && key ? [{ ...found, key }] : [],
    );
    if (good.length === 0) return 0;
    const { count } = await tx.vendorCode.createMany({
      data: good.map(({ code, key, ...facts }) => ({
        ...facts,
        vendorId,
        codeSealed: context.keys.seal(code, place),
        codeKey: key,
        batch,
        createdAt: context.now(),
      })),
      skipDuplicates: true,
    });
    await record(tx, context, {
      action: "vendor.codes-imported",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { name: vendor.name, imported: count, refused: keyed.length - good.length, batch },
    });
    return count;
  });
  if (imported) context.events.publish("vendorChanged", { id: vendorId });
  const rows = keyed.map(({ line, code, problem }) => ({ line, code: masked(code), problem }));
  const good = rows.filter(({ problem }) => !problem).length;
  return { rows, good, bad: rows.length - good, imported };
}

interface ReadRow {
  line: number;
  code: string;
  found: CodeRow | undefined;
  problem: string | null;
}

function readFile(csv: string, known: { served: readonly HelpType[]; now: Date }): ReadRow[] {
  if (csv.length > maxCsvCharacters) throw refused(says.tooManyRows);
  const records = readRecords(csv);
  if (records.length === 0) throw refused(says.noCsv);
  if (records.length > maxImportedRows) throw refused(says.tooManyRows);
  return records.map(({ record, info }) => {
    const row = readCodeRow(record, known);
    const code = record["code"]?.trim() ?? "";
    return "problem" in row
      ? { line: info.lines, code, found: undefined, problem: row.problem }
      : { line: info.lines, code, found: row, problem: null };
  });
}

type Records = { record: Record<string, string>; info: { lines: number } }[];

function readRecords(csv: string): Records {
  let hasCode = false;
  try {
    const records = parseCsv(csv, {
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
      columns: (header: string[]) => {
        const names = header.map(columnName);
        hasCode = names.includes("code");
        return names;
      },
    });
    if (!hasCode) throw refused(says.noCodeColumn);
    return records as unknown as Records;
  } catch (error) {
    if (error instanceof CsvError) throw refused(says.notCsv({ line: Number(error["lines"] ?? 1) }));
    throw error;
  }
}

const refused = (said: ConstructorParameters<typeof Refusal>[1]) =>
  new Refusal("INVALID", said, { csv: [said] });

const place = "VendorCode.code";
const keyOf = ({ keys }: Pick<Kernel, "keys">, code: string) => keys.hash(`vendor-code ${code}`);

/** As much of a code as tells two apart, and never all of it. */
export const masked = (code: string) => `${code.slice(0, Math.min(4, Math.floor(code.length / 2)))}••••`;

/** The code of a pool's row, as the vendor takes it. */
export const openPoolCode = ({ keys }: Pick<Kernel, "keys">, sealed: string) => keys.open(sealed, place);

export interface TakenCode {
  id: number;
  code: string;
  /** So many that serve this help are left. */
  left: number;
}

/**
 * Takes a free code of the vendor's pool for this transaction, the one that ends first; null where
 * there is none. Somebody who takes one at the same moment passes over this row and gets the next.
 */
export async function takeCode(
  context: Context,
  tx: Tx,
  { vendorId, helpType }: { vendorId: number; helpType: HelpType },
): Promise<TakenCode | null> {
  const now = context.now();
  const [row] = await tx.$queryRaw<{ id: number; codeSealed: string }[]>`
    UPDATE "VendorCode" SET "state" = 'taken' WHERE "id" = (
      SELECT "id" FROM "VendorCode" WHERE "vendorId" = ${vendorId} AND "state" = 'free' AND ("helpType" IS NULL OR "helpType" = ${helpType}::"HelpType")
        AND ("expiresAt" IS NULL OR "expiresAt" > ${now}) ORDER BY "expiresAt" NULLS LAST, "id" LIMIT 1 FOR NO KEY UPDATE SKIP LOCKED)
    RETURNING "id", "codeSealed"`;
  if (!row) return null;
  const left = await tx.vendorCode.count({ where: { vendorId, ...freeNow(now) } });
  return { id: row.id, code: openPoolCode(context, row.codeSealed), left };
}

const freeNow = (now: Date) =>
  ({
    state: "free",
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  }) satisfies Prisma.VendorCodeWhereInput;

/** What becomes of the code of a dispatch that was voided: it serves somebody else, or nobody. */
export const giveBackCode = (tx: Tx, id: number, state: "free" | "burnt") =>
  tx.vendorCode.update({ where: { id }, data: { state } });

/** The pool has just become low: told once, not with each code. */
export const isLowNow = ({ left }: TakenCode) => left === lowStock - 1;
