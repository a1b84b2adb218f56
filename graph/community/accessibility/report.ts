import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** The day of the statement and of the report (`report_date` in the file). */
export const statementDay = "2026-11-30";

/** The levels that the catalog allows for criteria of A and AA, with their names. */
export const levels = {
  supports: "Supports",
  "partially-supports": "Partially supports",
  "does-not-support": "Does not support",
  "not-applicable": "Not applicable",
} as const;

/** The components of the product, with their names. */
export const components = { web: "Web", "electronic-docs": "Electronic documents" } as const;

const keysOf = <Name extends string>(names: Readonly<Record<Name, string>>) =>
  z.enum(Object.keys(names) as [Name, ...Name[]]);

const text = z.string().trim().min(1);

const chapter = z.object({
  notes: text,
  criteria: z.array(
    z.object({
      num: z.string(),
      components: z.array(
        z.object({ name: keysOf(components), adherence: z.object({ level: keysOf(levels), notes: text }) }),
      ),
    }),
  ),
});

/** What SafeVoice uses of the format OpenACR 0.1.0 (github.com/GSA/openacr). */
const reportFile = z.object({
  title: text,
  product: z.object({ name: text, version: text, description: text }),
  report_date: text,
  catalog: z.literal("2.5-edition-wcag-2.2-en"),
  notes: text,
  evaluation_methods_used: text,
  chapters: z.object({ success_criteria_level_a: chapter, success_criteria_level_aa: chapter }),
});

export type Report = z.infer<typeof reportFile>;
export type Chapter = z.infer<typeof chapter>;

export const reportPath = path.resolve("docs/openacr.yaml");

let loaded: Promise<Report> | undefined;

/** The conformance report, read when it is first asked for. */
export const readReport = (): Promise<Report> => (loaded ??= load());

async function load(): Promise<Report> {
  const { parse } = await import("yaml");
  return reportFile.parse(parse(await readFile(reportPath, "utf8")));
}
