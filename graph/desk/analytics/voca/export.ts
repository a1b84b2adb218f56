import { admit } from "../../../core/access/audiences.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { csvLine, csvStart } from "../../../core/tables/csv.ts";
import { isoIn } from "../../../../shared/core/time/calendar.ts";
import { vocaExportAsked } from "./asked.ts";
import type { ExportedFile } from "../export.ts";
import { hideSmall } from "./hide.ts";
import { readVocaQuarter } from "./service.ts";
import { en } from "./words.en.ts";

/** The VOCA quarter as CSV, with the definitions. Each export is logged. */
export async function exportVocaQuarter(context: Context, input: unknown): Promise<ExportedFile> {
  admit(context.viewer, "readFigures");
  const { copy } = parse(vocaExportAsked, input);
  const figures = await readVocaQuarter(context, input);
  const { year, quarter, timeZone, from, until } = figures;
  const sections = copy === "public" ? hideSmall(figures) : figures.sections;
  const lines = [
    [en.title],
    [en.facts.period, en.period(year, quarter, en.months[quarter - 1] ?? "")],
    [`${en.facts.from} (${timeZone})`, isoIn(timeZone, from)],
    [`${en.facts.until} (${timeZone})`, isoIn(timeZone, until)],
    [`${en.facts.made} (${timeZone})`, isoIn(timeZone, context.now())],
    [en.facts.copy, en.copies[copy]],
    ...[en.source, en.person, en.helped, ...(copy === "public" ? [en.publicNote] : [])].map((note) => [note]),
    ...sections.flatMap(({ title, means, columns, rows }) => [
      [],
      [title],
      [means],
      [en.columns.name, ...columns, en.columns.means],
      ...rows.map(({ label, counts, means: own }) => [
        label,
        ...counts.map((count) => count ?? en.hidden),
        own ?? "",
      ]),
    ]),
  ];
  await record(context.db, context, {
    action: "voca.exported",
    resourceType: "analytics",
    details: { range: `${year}-Q${quarter}`, timeZone, format: "csv", is: copy },
  });
  return {
    name: `voca-${year}-q${quarter}${copy === "public" ? "-public" : ""}.csv`,
    mediaType: "text/csv; charset=utf-8",
    bytes: Buffer.from(csvStart(context.env) + lines.map((line) => csvLine(line)).join(""), "utf8"),
  };
}
