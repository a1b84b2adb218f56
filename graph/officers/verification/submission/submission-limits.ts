import type { Prisma } from "../../../../prisma/client/client.ts";
import type { Context } from "../../../core/context.ts";
import { tooMany } from "../../../core/quotas.ts";
import { originKeyOf } from "../../../core/sessions/sessions.ts";
import { caseKeyOf } from "./case-key.ts";
import {
  normaliseEmail,
  submitsPerAddressPerHour,
  submitsPerCasePerHour,
  submitsPerDevicePerHour,
  type OfficerForm,
} from "../../../../shared/officers/verification/rules.ts";
import { says } from "../../../../shared/officers/verification/sentences.ts";
import { hourMs, secondMs } from "../../../../shared/core/time/durations.ts";
import { lockName } from "../../../core/database/locks.sql.ts";

/**
 * Thirty forms an hour per network, and three per case and officer, counted in the audit log one at
 * a time. A stranger who knows the case number uses up none of its officer's. The answer does not
 * reveal what exists.
 */
export async function demandFewForms(tx: Prisma.TransactionClient, context: Context, form: OfficerForm) {
  await lockName(tx, "officer-form");
  const newest = (field: string, equals: string, { since, skip }: { since: Date; skip: number }) =>
    entryAt(tx, { action: "verification.submitted", field, equals, since, skip });
  const now = context.now().getTime();
  const third = await newest("about", aboutOf(context, form), {
    since: new Date(now - hourMs),
    skip: submitsPerCasePerHour - 1,
  });
  if (third) throw tooMany(context, third.getTime() + hourMs - now, says.sentTooOften);
  await context.quotas.countRows(formLimit, context, (page) => newest("network", formNetwork(context), page));
}

const formLimit = {
  name: "officer-form",
  own: submitsPerDevicePerHour,
  network: submitsPerAddressPerHour,
  seconds: hourMs / secondMs,
};

interface Entries {
  action: string;
  field: string;
  equals: string;
  since: Date;
  skip: number;
}

/** When the audit log's entry was written that is so many before the newest with this detail. */
export async function entryAt(
  tx: Prisma.TransactionClient,
  { action, field, equals, since, skip }: Entries,
): Promise<Date | undefined> {
  const entry = await tx.auditEntry.findFirst({
    where: { action, at: { gt: since }, details: { path: [field], equals } },
    orderBy: { at: "desc" },
    skip,
    select: { at: true },
  });
  return entry?.at;
}

/** The form's network, and its officer and case, stored only for comparison. */
export const formNetwork = (context: Context) => originKeyOf(context);
export const aboutOf = ({ keys }: Context, { caseNumber, officerEmail }: OfficerForm) =>
  keys.hash(`form:${caseKeyOf(caseNumber)}:${normaliseEmail(officerEmail)}`);
