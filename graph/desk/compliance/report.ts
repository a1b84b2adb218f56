import type { Report } from "../../core/pages/report.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { trainingMark } from "../../core/training.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { namesOf, readCompliance, type Compliance } from "./service.ts";
import { namedCases } from "./rules.ts";
import { en } from "./words.en.ts";

/** The report as a tagged PDF, for super admins. Each export is logged. */
export async function makeComplianceReport(context: Context) {
  admit(context.viewer, "exportRecords");
  const compliance = await readCompliance(context);
  // The library is large, so it is loaded on first use.
  const { reportPdf } = await import("../../core/pages/report-pdf.ts");
  const bytes = await reportPdf(reportOf(compliance, context.zone()), {
    author: context.config().systemName,
    training: trainingMark(context.env),
  });
  await record(context.db, context, { action: "compliance.reported", resourceType: "compliance" });
  return { name: `compliance-${dayIn(context.zone(), compliance.to)}.pdf`, bytes };
}

/** The screen's numbers, each with its meaning. */
function reportOf({ from, to, figures, rules }: Compliance, zone: string): Report {
  const { columns, parts } = en;
  return {
    title: en.title,
    lead: en.lead,
    facts: [
      [en.facts.from, dateTimeIn(zone, from, "en")],
      [en.facts.to, dateTimeIn(zone, to, "en")],
      [en.facts.timeZone, zone],
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
          en.named(namesOf(broken), applies - kept - Math.min(broken.length, namedCases)) || en.none,
        ]),
      },
    ],
  };
}
