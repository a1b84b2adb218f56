import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse } from "../../core/errors.ts";
import type { Report } from "../../core/pages/report.ts";
import { trainingMark } from "../../core/training.ts";
import { exportAsked } from "./rest-analytics.ts";
import { reportOf } from "./report.ts";
import type { ExportFormat } from "../../../shared/desk/analytics/rules.ts";
import { readAnalytics } from "./service.ts";

/** A file to download. */
export interface ExportedFile {
  name: string;
  mediaType: string;
  bytes: Buffer;
}

export const mediaTypes: Record<ExportFormat, string> = {
  pdf: "application/pdf",
  csv: "text/csv; charset=utf-8",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
};

/** The analytics of a range as a file, named by range and day. Each export is logged. */
export async function exportAnalytics(context: Context, input: unknown): Promise<ExportedFile> {
  admit(context.viewer, "readFigures");
  const { timeRange: range, timeZone, format } = parse(exportAsked, input);
  const analytics = await readAnalytics(context, { range, timeZone });
  const report = reportOf(analytics, context.now);
  const bytes = await writers[format](report, context);
  await record(context.db, context, {
    action: "analytics.exported",
    resourceType: "analytics",
    details: { range, timeZone: analytics.span.timeZone, format },
  });
  const day = analytics.span.days.at(-1)?.day ?? "";
  return { name: `analytics-${range}-${day}.${format}`, mediaType: mediaTypes[format], bytes };
}

// The libraries are large, so they are loaded on first use.
const writers = {
  pdf: async (report: Report, { config, env }: Context) =>
    (await import("../../core/pages/report-pdf.ts")).reportPdf(report, {
      author: config().systemName,
      training: trainingMark(env),
    }),
  csv: async (report: Report, { env }: Context) =>
    Buffer.from((await import("./sheets.ts")).reportCsv(report, env), "utf8"),
  xlsx: async (report: Report) => (await import("./sheets.ts")).reportXlsx(report),
};
