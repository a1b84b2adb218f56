import * as z from "zod/mini";
import { demand } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, parseId, Refusal } from "../../core/errors.ts";
import { csvLine, csvStart } from "../../core/tables/csv.ts";
import { isoIn } from "../../../shared/core/time/calendar.ts";
import { countEntries, listEntries, readFund, type ShownEntry } from "./list.ts";
import { balancesOf, journalXlsx } from "./journal-xlsx.ts";
import { rangeOf } from "./months.ts";
import { can } from "./policy.ts";
import { says } from "../../../shared/money/funds/sentences.ts";

/** A month as the exports name it. */
export const monthOf = z.string(says.monthWrong).check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/, says.monthWrong));

export const exportQuery = z.object({
  month: monthOf,
  format: z._default(z.enum(["csv", "xlsx"], says.formatWrong), "csv"),
  fund: z.optional(z.string()),
});

export interface JournalFile {
  name: string;
  mediaType: string;
  body: AsyncGenerator<string> | Uint8Array<ArrayBuffer>;
}

/** A month of the journal of all funds or of one. The export is logged. */
export async function exportJournal(context: Context, query: unknown): Promise<JournalFile> {
  demand(can.readFunds(context.viewer));
  const { month, format, fund } = parse(exportQuery, query);
  const one = fund === undefined ? undefined : await readFund(context, parseId(fund, "fund"));
  const asked = { ...(await rangeOf(context, month)), ...(one && { fundId: one.id }) };
  // Cells of a spreadsheet file are held in memory, so its size has a limit.
  if (format === "xlsx" && (await countEntries(context, asked)) > maxSheetRows)
    throw new Refusal("UNPROCESSABLE", says.exportTooLarge);
  await record(context.db, context, {
    action: "fund.exported",
    resourceType: "fund",
    ...(one && { resourceId: one.id }),
    details: { month, format },
  });
  const name = `${one ? `fund-${one.id}` : "ledger"}-${month}.${format}`;
  const [rows, zone] = [entriesOf(context, asked), context.zone()];
  return format === "csv"
    ? { name, mediaType: "text/csv; charset=utf-8", body: csvOf(rows, context) }
    : {
        ...{ name, mediaType: xlsxType },
        body: await journalXlsx(rows, await balancesOf(context, asked), {
          month,
          columns: columnsIn(zone),
          zone,
        }),
      };
}

export const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const maxSheetRows = 50_000;

/** The batch size, so that an export's memory does not grow with the journal. */
const batch = 500;

type EntryFilter = Parameters<typeof countEntries>[1];

async function* entriesOf(context: Context, filter: EntryFilter): AsyncGenerator<ShownEntry[]> {
  for (let after = 0; ;) {
    const rows = await listEntries(context, filter, { after, take: batch });
    yield rows;
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? 0;
  }
}

/** Times are local. The header names the zone, and each time of a CSV file has its offset. */
const columnsIn = (zone: string) => [
  ...["id", `timestamp (${zone})`, "fund", "kind", "from", "to", "amount", "case", "reference"],
  ...["enteredBy", "confirmedBy"],
];

async function* csvOf(batches: AsyncGenerator<ShownEntry[]>, context: Context): AsyncGenerator<string> {
  const zone = context.zone();
  yield csvStart(context.env);
  yield csvLine(columnsIn(zone));
  for await (const rows of batches)
    yield rows
      .map(({ id, at, fundName, kind, source, target, cents, ...about }) =>
        csvLine([
          ...[id, isoIn(zone, at), fundName, kind, source, target, dollars(cents)],
          ...[about.caseId, about.reference, about.enteredBy, about.confirmedBy],
        ]),
      )
      .join("");
}

/** Exact for every sum, also beyond 2^53 cents. */
const dollars = (cents: bigint) => `${cents / 100n}.${`${cents % 100n}`.padStart(2, "0")}`;
