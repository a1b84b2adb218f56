import type { Destruction } from "../../../prisma/client/client.ts";
import { says } from "../../../shared/records/destruction/sentences.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import type { Report } from "../../core/pages/report.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { trainingMark } from "../../core/training.ts";
import { classNames } from "./class-names.ts";

/**
 * The certificate of a destruction as a tagged PDF, with numbers only. Each download is logged.
 * CONFLICT before the destruction is done.
 */
export async function certificateOf(context: Context, id: number) {
  const { viewer, db } = context;
  admit(viewer, "superAdmin");
  const destruction = await db.destruction.findUnique({ where: { id } });
  if (!destruction) throw new Refusal("NOT_FOUND", says.missing);
  if (destruction.state !== "done") throw new Refusal("CONFLICT", says.notDone);
  const files = await db.destroyedFile.count({ where: { destructionId: id } });
  await record(db, context, {
    action: "destruction.certificate-read",
    resourceType: "destruction",
    resourceId: id,
  });
  // The library is large, so it is loaded on first use.
  const { reportPdf } = await import("../../core/pages/report-pdf.ts");
  const bytes = await reportPdf(certificate(destruction, files, context.zone()), {
    author: context.config().systemName,
    training: trainingMark(context.env),
  });
  return { name: `destruction-${id}.pdf`, bytes };
}

/** Numbers and laws, and who decided. It names no person whose record was destroyed. */
export function certificate(one: Destruction, files: number, zone: string): Report {
  const count = (number: number) => number.toLocaleString("en-US");
  const by = (who: string | null, at: Date | null) => `${who ?? ""}, ${at ? dateTimeIn(zone, at, "en") : ""}`;
  return {
    title: `Certificate of destruction ${one.id}`,
    lead: "Records that were destroyed under a retention schedule. Money, decisions, counts and the hashes of letters were kept.",
    facts: [
      ["Records", classNames[one.record]],
      ["Fiscal year", String(one.year)],
      ["Retention period", `${one.years} ${one.years === 1 ? "year" : "years"} after the fiscal year ended`],
      ["Authority", one.citation],
      ["Destroyed", count(one.units)],
      ["Rows deleted or emptied", count(one.rows)],
      ["Files deleted", count(files)],
      ["Kept because of a hold", count(one.held)],
      ["Kept because of open money", count(one.openMoney)],
      ["Kept because of an open report", count(one.openReport)],
      ["Proposed", by(one.proposedBy, one.proposedAt)],
      ["Approved", by(one.approvedBy, one.approvedAt)],
      ["Finished", one.endedAt ? dateTimeIn(zone, one.endedAt, "en") : ""],
      ["Time zone", zone],
    ],
    sections: [],
  };
}
