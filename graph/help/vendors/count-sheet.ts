import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { trainingMark } from "../../core/training.ts";
import { dateTimeIn } from "../../core/time/format.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";

const en = {
  title: (vendor: string) => `Count of unused codes: ${vendor}`,
  lead: "Two people sign: one counts, and another compares the count with the system.",
  facts: {
    provider: "Provider",
    month: "Month",
    timeZone: "Time zone",
    counted: "Counted",
    inSystem: "In the system",
  },
  difference: "Difference",
  reason: "Reason for the difference",
  none: "None",
  signatures: "Signatures",
  columns: ["Signature", "Account", "Time"],
  countedBy: "Counted by",
  signedBy: "Confirmed by",
  missing: "Not signed yet",
};

/** The count sheet as a tagged PDF. Each export is logged. */
export async function countSheet(context: Context, id: number) {
  admit(context.viewer, "superAdmin");
  const count = await context.db.codeCount.findUnique({ where: { id }, include: { vendor: true } });
  if (!count) throw new Refusal("NOT_FOUND", says.countMissing);
  const { vendor, month, counted, inSystem, reason } = count;
  const timeOf = (at: Date | null) => (at ? dateTimeIn(context.zone(), at, "en") : en.missing);
  const difference = counted - inSystem;
  // The library is large, so it is loaded on first use.
  const { reportPdf } = await import("../../core/pages/report-pdf.ts");
  const bytes = await reportPdf(
    {
      title: en.title(vendor.name),
      lead: en.lead,
      facts: [
        [en.facts.provider, vendor.name],
        [en.facts.month, month],
        [en.facts.timeZone, context.zone()],
        [en.facts.counted, String(counted)],
        [en.facts.inSystem, String(inSystem)],
        [en.difference, difference === 0 ? en.none : difference > 0 ? `+${difference}` : `${difference}`],
        [en.reason, reason ?? en.none],
      ],
      sections: [
        {
          title: en.signatures,
          columns: en.columns,
          rows: [
            [en.countedBy, count.countedBy, timeOf(count.countedAt)],
            [en.signedBy, count.signedBy ?? en.missing, timeOf(count.signedAt)],
          ],
        },
      ],
    },
    { author: context.config().systemName, training: trainingMark(context.env) },
  );
  await record(context.db, context, {
    action: "vendor.count-exported",
    resourceType: "vendor",
    resourceId: vendor.id,
    details: { name: vendor.name, month },
  });
  return { name: `codes-${vendor.key}-${month}.pdf`, bytes };
}
