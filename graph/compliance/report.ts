import type { Report } from "../analytics/report.ts";
import { admit } from "../core/access/audiences.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { readCompliance, type Compliance } from "./service.ts";
import { en } from "./words.en.ts";

/** The report as a tagged PDF, for super admins. Each export is logged. */
export async function makeComplianceReport(context: Context) {
  admit(context.viewer, "exportRecords");
  const compliance = await readCompliance(context);
  // The library is large, so it is loaded on first use.
  const { reportPdf } = await import("../analytics/report-pdf.ts");
  const bytes = await reportPdf(reportOf(compliance), { author: context.config().systemName });
  await record(context.db, context, { action: "compliance.reported", resourceType: "compliance" });
  return { name: `compliance-${compliance.to.toISOString().slice(0, 10)}.pdf`, bytes };
}

/** The screen's numbers, each with its meaning. */
function reportOf({ from, to, figures, rules }: Compliance): Report {
  const { columns, parts } = en;
  const utc = (moment: Date) => `${moment.toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return {
    title: en.title,
    lead: en.lead,
    facts: [
      [en.facts.from, utc(from)],
      [en.facts.to, utc(to)],
    ],
    sections: [
      {
        title: parts.figures,
        columns: [columns.number, columns.value, columns.means],
        rows: figures.map(({ name, value, basis }) => [
          en.figures[name].label,
          value ?? en.noData,
          `${en.figures[name].means} (${basis})`,
        ]),
      },
      {
        title: parts.rules,
        columns: [columns.rule, columns.applies, columns.kept, columns.share, columns.means],
        rows: rules.map(({ name, applies, kept, share }) => [
          en.rules[name].label,
          applies,
          kept,
          share ?? en.noData,
          en.rules[name].means,
        ]),
      },
      {
        title: parts.broken,
        columns: [columns.rule, columns.broken],
        rows: rules.map(({ name, applies, kept, broken }) => [
          en.rules[name].label,
          en.named(broken, applies - kept - broken.length) || en.none,
        ]),
      },
    ],
  };
}
