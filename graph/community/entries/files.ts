import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { demandStorable, Refusal } from "../../core/errors.ts";
import { sentenceOf } from "../../../shared/core/i18n/phrases.ts";
import { sha256 } from "../../core/security/secrets.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { isSpreadsheetDate } from "../../../shared/core/tables/changed-codes.ts";
import { dayReader } from "../../../shared/core/tables/dates.ts";
import { says as tableSays } from "../../../shared/core/tables/sentences.ts";
import { readTable, type Cells, type SkippedLine, type Table } from "../../core/tables/table.ts";
import type { Prisma, Resource } from "../../../prisma/client/client.ts";
import { changedColumns, insertEntry, lockEntries } from "./acts.ts";
import { announceEntries } from "./announce.ts";
import {
  entryColumns,
  entryFields,
  entryForm,
  locationColumn,
  maxCsvCharacters,
  maxImportedRows,
  plainCell,
  safeCell,
  textsOf,
  type EntryField,
  type EntryTexts,
} from "../../../shared/community/entries/rules.ts";
import { says } from "../../../shared/community/entries/sentences.ts";
import { changesBetween, problemsIn, textsIn, type FieldChange } from "./texts.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";

/** What an import does with a line. */
export const outcomes = ["new", "changed", "unchanged", "refused"] as const;

export interface PlannedLine {
  line: number;
  key: string;
  name: string;
  outcome: (typeof outcomes)[number];
  changes: FieldChange[];
  /** Why it is refused. */
  problem: string | null;
}

export interface Plan {
  lines: PlannedLine[];
  skipped: SkippedLine[];
  /** The hash of the shown plan: an import with it does exactly that. */
  hash: string;
}

interface Step {
  shown: PlannedLine;
  texts: EntryTexts;
  before: Resource | undefined;
}

type Db = Pick<Prisma.TransactionClient, "resource">;

/** A dry run of the import, line by line. */
export async function planImport(context: Context, csv: string): Promise<Plan> {
  admit(context.viewer, "readDesk");
  const file = readFile(csv);
  return planOf(file, await stepsOf(context, context.db, file));
}

/**
 * Performs the shown import completely or not at all. If the file or the directory changed since,
 * it is refused.
 */
export async function importEntries(context: Context, csv: string, hash: string): Promise<Plan> {
  admit(context.viewer, "workDesk");
  const file = readFile(csv);
  const { plan, states } = await context.db.$transaction(
    async (tx) => {
      await lockEntries(tx);
      const steps = await stepsOf(context, tx, file);
      const plan = planOf(file, steps);
      if (plan.hash !== hash) throw new Refusal("CONFLICT", says.notAsShown);
      const doing = steps.filter(({ shown }) => shown.outcome === "new" || shown.outcome === "changed");
      if (doing.length === 0)
        throw new Refusal("INVALID", says.nothingToImport, { csv: [says.nothingToImport] });
      for (const { before, texts } of doing) {
        if (!before) {
          await insertEntry(context, tx, texts);
          continue;
        }
        const { count } = await tx.resource.updateMany({
          where: { id: before.id, version: before.version },
          data: { ...changedColumns(context, before, texts), version: before.version + 1 },
        });
        if (count === 0) throw new Refusal("CONFLICT", says.notAsShown);
        if (textsIn(before).location !== texts.location)
          await record(tx, context, {
            action: "entry.changed",
            resourceType: "entry",
            resourceId: before.id,
            details: { key: before.key, changed: [locationColumn] },
          });
      }
      const count = (outcome: string) => steps.filter(({ shown }) => shown.outcome === outcome).length;
      await record(tx, context, {
        action: "entry.imported",
        resourceType: "entry",
        details: { added: count("new"), changed: count("changed"), refused: count("refused") },
      });
      return {
        plan,
        states: new Set(doing.flatMap(({ before, texts }) => [before?.state ?? texts.state, texts.state])),
      };
    },
    { timeout: 30_000 },
  );
  announceEntries(
    context,
    [...states].map((state) => ({ id: null, state })),
  );
  return plan;
}

/** The directory as a file with the same columns, which an import accepts unchanged. */
export async function exportEntries(context: Context, state: string | null | undefined): Promise<string> {
  admit(context.viewer, "workDesk");
  const rows = await context.db.resource.findMany({
    where: { retiredAt: null, ...(state && { state }) },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  const lines = rows.map((row) => {
    const texts: Partial<Record<string, string>> = { ...textsIn(row), key: row.key };
    return csvLine(entryColumns.map((column) => safeCell(texts[column] ?? "")));
  });
  return [csvStart(context.env), csvLine(entryColumns), ...lines].join("");
}

const planOf = ({ skipped }: Table, steps: readonly Step[]): Plan => {
  const lines = steps.map(({ shown }) => shown);
  return { lines, skipped, hash: sha256(JSON.stringify(lines)) };
};

async function stepsOf(context: Context, db: Db, { rows }: Table): Promise<Step[]> {
  const keys = rows.map(({ cells }) => cell(cells, "key")).filter(Boolean);
  const readDay = dayReader(rows.map(({ line, cells }) => ({ line, text: cell(cells, dayField) })));
  const known = new Map(
    (await db.resource.findMany({ where: { key: { in: keys } } })).map((row) => [row.key, row]),
  );
  const seen = new Set<string>();
  return rows.map(({ line, cells, problem: damage }) => {
    const key = cell(cells, "key");
    const before = known.get(key);
    const isTwice = seen.has(key);
    if (key) seen.add(key);
    const description = [cell(cells, "description"), cell(cells, "hint")].filter(Boolean).join(" ");
    // "published 2022-01-20" is left to the directory's own rules.
    const read = /^\d/.test(cell(cells, dayField)) ? readDay(cell(cells, dayField)) : undefined;
    const texts = textsOf({
      ...Object.fromEntries(entryFields.map((field) => [field, cell(cells, field)])),
      ...(!cell(cells, locationColumn) && before && { location: textsIn(before).location }),
      description,
      ...(read && "day" in read && { [dayField]: read.day }),
    });
    const changes = before ? changesBetween(textsIn(before), texts) : [];
    const isSame = before !== undefined && changes.length === 0;
    const problem =
      damage ??
      (isSpreadsheetDate(texts.phone)
        ? sentenceOf(tableSays.phoneAsDate({ text: texts.phone })).text
        : null) ??
      (read && "problem" in read ? `${dayField}: ${sentenceOf(read.problem).text}` : null) ??
      (isTwice ? says.keyTwice : key && !before ? says.keyUnknown : null) ??
      (isSame ? null : problemOf(texts, dayIn(context.zone(), context.now())));
    const outcome = problem ? "refused" : isSame ? "unchanged" : before ? "changed" : "new";
    return {
      shown: { line, key, name: texts.name, outcome, changes: problem ? [] : changes, problem },
      texts,
      before,
    };
  });
}

/** A spreadsheet shows it in its own way. */
const dayField = "sourceRetrieved" satisfies EntryField;

/** The first error of a line. */
function problemOf(texts: EntryTexts, today: string): string | null {
  const parsed = entryForm.safeParse(texts);
  return parsed.success
    ? (problemsIn(texts, today)[0]?.text ?? null)
    : (parsed.error.issues[0]?.message ?? null);
}

const cell = (cells: Cells, name: string) => plainCell(cells[name] ?? "").trim();

function readFile(csv: string): Table {
  demandStorable({ csv });
  return readTable(csv, {
    ...{ nameOf: (name) => name.trim(), needed: entryColumns.filter((name) => name !== locationColumn) },
    ...{ maxCharacters: maxCsvCharacters, maxRows: maxImportedRows },
    says: { tooLarge: says.fileTooLarge, noHeader: says.wrongColumns, noRows: says.noCsv },
  });
}
