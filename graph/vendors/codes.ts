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
import { takeFreeCode } from "../statements/dispatch/codes.ts";

type Tx = Prisma.TransactionClient;

/** A row of a file in a dry run, masked, because a code is money. */
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
  /** How many new codes the pool got: none in a dry run. */
  imported: number;
}

/**
 * Parses a file of codes and adds the valid ones to the vendor's pool; a dry run only reports them.
 * Each code is imported once, so repeating a file adds nothing.
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
  const keyed = read.map((row) => ({ ...row, key: row.found && poolKey(context, row.found.code) }));
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
export const poolKey = ({ keys }: Pick<Kernel, "keys">, code: string) => keys.hash(`vendor-code ${code}`);

/** Enough of a code to tell two apart, never all of it. */
export const masked = (code: string) => `${code.slice(0, Math.min(4, Math.floor(code.length / 2)))}••••`;

/** The code of a pool row, in plain text for the vendor. */
export const openPoolCode = ({ keys }: Pick<Kernel, "keys">, sealed: string) => keys.open(sealed, place);

export interface TakenCode {
  id: number;
  code: string;
  /** The vendor takes it until then. */
  expiresAt: Date | null;
  /** How many codes for this help are left. */
  left: number;
}

/**
 * Takes a free code from the vendor's pool for this transaction, earliest expiry first; null if
 * there is none. Concurrent callers skip the row and get the next.
 */
export async function takeCode(
  context: Context,
  tx: Tx,
  { vendorId, helpType }: { vendorId: number; helpType: HelpType },
): Promise<TakenCode | null> {
  const now = context.now();
  const row = await takeFreeCode(tx, { vendorId, helpType, now });
  if (!row) return null;
  const left = await tx.vendorCode.count({ where: { vendorId, ...freeNow(now) } });
  const { id, codeSealed, expiresAt } = row;
  return { id, code: openPoolCode(context, codeSealed), expiresAt, left };
}

const freeNow = (now: Date) =>
  ({
    state: "free",
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  }) satisfies Prisma.VendorCodeWhereInput;

/** What happens to the code of a voided dispatch: it is reused, or burned. */
export const giveBackCode = (tx: Tx, id: number, state: "free" | "burnt") =>
  tx.vendorCode.update({ where: { id }, data: { state } });

/** The pool has just become low: announced once, not with each code. */
export const isLowNow = ({ left }: TakenCode) => left === lowStock - 1;
