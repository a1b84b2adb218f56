import { lockName } from "../../core/database/locks.sql.ts";
import type { Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context, Kernel } from "../../core/context.ts";
import { demandStorable, Refusal } from "../../core/errors.ts";
import { codeAsGiven } from "../../core/training.ts";
import { money } from "../../core/i18n/i18n.ts";
import type { SkippedLine } from "../../core/tables/table.ts";
import { comparable } from "../../../shared/core/text/typed.ts";
import { NotEnough, rethrow } from "../../money/funds/not-enough.ts";
import { writeImportNotices } from "./import-notices.ts";
import { endsOf, lengthsOf, readCodeFile, type CodeLength } from "./code-file.ts";
import { lowStock, type CodeRow } from "../../../shared/help/vendors/rules.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";
import { takeFreeCode, type WantedCode } from "./codes.sql.ts";

type Tx = Prisma.TransactionClient;

/** A row of a file in a dry run, masked, because a code is money. */
export interface ImportedRow {
  line: number;
  /** Its first and last characters. */
  code: string;
  problem: string | null;
}

export interface CodeImport {
  rows: ImportedRow[];
  skipped: SkippedLine[];
  /** How many codes of which length. */
  lengths: CodeLength[];
  /** The line of a code that a spreadsheet may have rounded. */
  toCompare: number | null;
  good: number;
  bad: number;
  /** How many new codes the pool got: none in a dry run. */
  imported: number;
  /** The value of the valid prepaid codes. */
  prepaidCents: number;
  /** How many valid codes are worth more than people want to keep in one code. */
  aboveWarning: number;
}

interface CodeFile {
  csv: string;
  isDryRun: boolean;
  /** A person compared the code in `toCompare` with the provider's list. */
  isCompared?: boolean;
  /** Pays for the prepaid codes. */
  fundId?: number | undefined;
}

/**
 * Parses a file of codes and adds the valid ones to the vendor's pool; a dry run only reports them.
 * Each code is imported once, so repeating a file adds nothing. The fund pays for prepaid codes in
 * the statement that adds them. Dispatches take them once another person approved the import.
 */
export async function importCodes(
  context: Context,
  vendorId: number,
  { csv, isDryRun, isCompared = false, fundId }: CodeFile,
): Promise<CodeImport> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  demandStorable({ csv });
  const vendor = await context.db.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
  if (!vendor) throw new Refusal("NOT_FOUND", says.missing);
  const {
    rows: read,
    skipped,
    toCompare,
  } = readCodeFile(csv, {
    isCompared,
    served: vendor.helpTypes,
    now: context.now(),
    zone: context.zone(),
  });
  const keyed = read.map((row) => {
    const found = row.found && { ...row.found, code: codeAsGiven(context.env, row.found.code) };
    return { ...row, found, key: found && poolKey(context, found.code) };
  });
  const batch = context.random.uuid();
  const good = () =>
    keyed.flatMap(({ found, problem, key }) => (found && !problem && key ? [{ ...found, key }] : []));
  const imported = await context.db.$transaction(async (tx) => {
    // Two files at once would each count the codes in both.
    await lockName(tx, `vendor-codes ${vendorId}`);
    const keys = keyed.flatMap(({ key }) => key ?? []);
    const known = await tx.vendorCode.findMany({
      where: { vendorId, codeKey: { in: keys } },
      select: { codeKey: true },
    });
    const taken = new Set(known.map(({ codeKey }) => codeKey));
    for (const row of keyed) if (row.key && taken.has(row.key)) row.problem = says.codeKnown;
    const codes = isDryRun ? [] : good();
    if (codes.length === 0) return 0;
    const cents = prepaidCentsOf(codes);
    if (cents > 0) await demandPaying(tx, fundId);
    const adding = tx.vendorCode.createMany({
      data: codes.map(({ code, key, ...facts }) => ({
        ...facts,
        ...{ vendorId, fundId: facts.cost === "prepaid" ? (fundId ?? null) : null },
        codeSealed: context.keys.seal(code, place),
        codeKey: key,
        batch,
        isHeld: true,
        createdAt: context.now(),
      })),
    });
    const { count } = await adding.catch(rethrow).catch((error: unknown) => {
      throw error instanceof NotEnough ? short(cents) : error;
    });
    await tx.codeImport.create({
      data: {
        ...{ batch, vendorId, importedAt: context.now() },
        ...{ importedById: viewer.adminId, importedBy: viewer.username },
      },
    });
    await record(tx, context, {
      action: "vendor.codes-imported",
      resourceType: "vendor",
      resourceId: vendorId,
      details: {
        name: vendor.name,
        imported: count,
        refused: keyed.length - codes.length,
        batch,
        ...(cents > 0 && { fund: fundId ?? null, cents }),
      },
    });
    await writeImportNotices(context, tx, { vendor, codes: count, by: viewer });
    return count;
  });
  const prepaidCents = prepaidCentsOf(good());
  if (imported) {
    context.events.publish("vendorChanged", { id: vendorId });
    context.events.publish("workWaiting", { kind: "message" });
  }
  if (imported && prepaidCents > 0) context.events.publish("fundChanged", { id: fundId ?? 0 });
  const rows = keyed.map(({ line, code, problem }) => ({ line, code: endsOf(code), problem }));
  const lengths = lengthsOf(keyed.map(({ code }) => code));
  const valid = good().length;
  const bad = rows.length - valid;
  const { largeCodeCents } = context.config();
  const aboveWarning = good().filter(({ valueCents }) => (valueCents ?? 0) > largeCodeCents).length;
  return { rows, skipped, lengths, toCompare, good: valid, bad, imported, prepaidCents, aboveWarning };
}

const prepaidCentsOf = (rows: readonly CodeRow[]) =>
  rows.reduce((sum, { cost, valueCents }) => sum + (cost === "prepaid" ? (valueCents ?? 0) : 0), 0);

const inFund = (said: ConstructorParameters<typeof Refusal>[1], code: "INVALID" | "UNPROCESSABLE") =>
  new Refusal(code, said, { fund: [said] });
const short = (cents: number) => inFund(says.fundShort({ total: money(cents, "en") }), "UNPROCESSABLE");

/** A fund that can pay for codes. INVALID names `fund`. */
async function demandPaying(tx: Tx, id: number | undefined) {
  const fund = id === undefined ? null : await tx.fund.findUnique({ where: { id } });
  if (!fund) throw inFund(says.fundMissing, "INVALID");
  if (fund.closedAt || fund.frozenAt) throw inFund(says.fundGivesNone, "INVALID");
}

/**
 * Burns the bought codes that expired in their pool: their money is lost. Returns how many there
 * were.
 */
export async function burnExpiredCodes(context: Context): Promise<number> {
  const expired = { fundId: { not: null }, state: "free", expiresAt: { lte: context.now() } } as const;
  const groups = await context.db.vendorCode.groupBy({ by: ["vendorId"], where: expired });
  let burnt = 0;
  for (const { vendorId } of groups) {
    const { count } = await context.db.$transaction(async (tx) => {
      const done = await tx.vendorCode.updateMany({
        where: { ...expired, vendorId },
        data: { state: "burnt" },
      });
      if (done.count > 0)
        await record(tx, context, {
          action: "vendor.codes-expired",
          resourceType: "vendor",
          resourceId: vendorId,
          details: { codes: done.count },
          actor: { actorKind: "system" },
        });
      return done;
    });
    burnt += count;
    context.events.publish("vendorChanged", { id: vendorId });
  }
  if (burnt > 0) context.events.publish("fundChanged", { id: 0 });
  return burnt;
}

const place = "VendorCode.code";
/** The code itself is stored, shown and sent as it came. */
export const poolKey = ({ keys }: Pick<Kernel, "keys">, code: string) =>
  keys.hash(`vendor-code ${comparable(code)}`);

/** Enough of a code to tell two apart, never all of it. */
export const masked = (code: string) => `${code.slice(0, Math.min(4, Math.floor(code.length / 2)))}••••`;

/** Only its last characters, at most four, by which people compare it with a bill. */
export const ending = (code: string) => `••••${code.slice(-Math.min(4, Math.floor(code.length / 2)))}`;

/** The code of a pool row, in plain text for the vendor. */
export const openPoolCode = ({ keys }: Pick<Kernel, "keys">, sealed: string) => keys.open(sealed, place);

export interface TakenCode {
  id: number;
  code: string;
  /** The vendor takes it until then. */
  expiresAt: Date | null;
  /** Its value, if a fund bought it beforehand; otherwise 0. */
  stockCents: number;
  /** How many codes for this help are left. */
  left: number;
}

/**
 * Takes a free code from the vendor's pool for this transaction, earliest expiry first, except that
 * one with less than 24 hours left is taken only if there is no other; null if there is none.
 * Concurrent callers skip the row and get the next.
 */
export async function takeCode(context: Context, tx: Tx, wanted: WantedCode): Promise<TakenCode | null> {
  const now = context.now();
  const row = await takeFreeCode(tx, { ...wanted, now });
  if (!row) return null;
  const { vendorId } = wanted;
  const left = await tx.vendorCode.count({ where: { vendorId, ...readyNow(now) } });
  const { id, codeSealed, expiresAt, stockCents } = row;
  return { id, code: openPoolCode(context, codeSealed), expiresAt, stockCents, left };
}

/**
 * Why there was no code to take: the pool is empty, all its codes are worth more, other funds
 * bought them, or their import waits for another person's approval.
 */
export async function missingCode(
  { now }: Pick<Context, "now">,
  tx: Tx,
  { vendorId, helpType, requestId }: WantedCode,
): Promise<{ leastCents: number } | "otherFund" | "held" | "empty"> {
  const money = await tx.requestMoney.findUnique({ where: { requestId }, select: { fundId: true } });
  const free = { AND: [readyNow(now()), { OR: [{ helpType: null }, { helpType }] }], vendorId };
  const own = money && { ...free, fundId: money.fundId };
  const least = own && (await tx.vendorCode.aggregate({ where: own, _min: { valueCents: true } }));
  if (least?._min.valueCents) return { leastCents: least._min.valueCents };
  if ((await tx.vendorCode.count({ where: { ...free, fundId: { not: null } } })) > 0) return "otherFund";
  const held = await tx.vendorCode.count({ where: { vendorId, ...heldNow(now()) } });
  return held > 0 ? "held" : "empty";
}

/** Unused codes, which a person can count, correct or withdraw. */
export const freeNow = (now: Date) =>
  ({
    state: "free",
    OR: [{ expiresAt: null }, { expiresAt: { gt: now } }],
  }) satisfies Prisma.VendorCodeWhereInput;

/** Those of them that a dispatch can take. */
export const readyNow = (now: Date) =>
  ({ ...freeNow(now), isHeld: false }) satisfies Prisma.VendorCodeWhereInput;

/** Those of them whose import waits for another person's approval. */
export const heldNow = (now: Date) =>
  ({ ...freeNow(now), isHeld: true }) satisfies Prisma.VendorCodeWhereInput;

/** What happens to the code of a voided dispatch: it is reused, or burned. */
export const giveBackCode = (tx: Tx, id: number, state: "free" | "burnt") =>
  tx.vendorCode.update({ where: { id }, data: { state } });

/** The pool has just become low: announced once, not with each code. */
export const isLowNow = ({ left }: TakenCode) => left === lowStock - 1;
