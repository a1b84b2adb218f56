import type { CodeCount } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { dayIn } from "../../../shared/core/time/zone.ts";
import { countForm } from "../../../shared/help/vendors/counts.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";
import { freeNow } from "./codes.ts";

/** In the installation's time zone, as `YYYY-MM`. */
const monthOf = (context: Context) => dayIn(context.zone(), context.now()).slice(0, 7);

/** A provider's counts, the newest month first. */
export function codeCounts(context: Context, vendorId: number): Promise<CodeCount[]> {
  admit(context.viewer, "superAdmin");
  return context.db.codeCount.findMany({ where: { vendorId }, orderBy: { month: "desc" }, take: 24 });
}

/**
 * Writes down this month's count of a provider's unused codes, beside how many the system has. A
 * new count replaces one that is not signed yet. INVALID if a difference has no reason. CONFLICT if
 * the month is signed. NOT_FOUND.
 */
export async function countCodes(context: Context, vendorId: number, input: unknown): Promise<CodeCount> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const { counted, reason } = parse(countForm, input);
  const month = monthOf(context);
  return context.db.$transaction(async (tx) => {
    await lockName(tx, `vendor-codes ${vendorId}`);
    const vendor = await tx.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
    if (!vendor) throw new Refusal("NOT_FOUND", says.missing);
    const inSystem = await tx.vendorCode.count({ where: { vendorId, ...freeNow(context.now()) } });
    if (counted !== inSystem && !reason)
      throw new Refusal("INVALID", says.countReasonMissing, { reason: [says.countReasonMissing] });
    const before = await tx.codeCount.findUnique({ where: { vendorId_month: { vendorId, month } } });
    if (before?.signedAt) throw new Refusal("CONFLICT", says.countSigned);
    const facts = {
      ...{ counted, inSystem, reason: counted === inSystem ? null : reason },
      ...{ countedById: viewer.adminId, countedBy: viewer.username, countedAt: context.now() },
    };
    const count = await tx.codeCount.upsert({
      where: { vendorId_month: { vendorId, month } },
      create: { vendorId, month, ...facts },
      update: { ...facts, version: { increment: 1 } },
    });
    await record(tx, context, {
      action: "vendor.codes-counted",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { name: vendor.name, counted, inSystem, reason: facts.reason },
    });
    return count;
  });
}

/** A count as a person saw it. */
interface SeenCount {
  id: number;
  version: number;
}

/**
 * Signs a count as the second person. FORBIDDEN for the person who counted. CONFLICT if it was
 * counted again since, or is signed. NOT_FOUND.
 */
export async function signCount(context: Context, { id, version }: SeenCount): Promise<CodeCount> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  return context.db.$transaction(async (tx) => {
    const count = await tx.codeCount.findUnique({ where: { id }, include: { vendor: true } });
    if (!count) throw new Refusal("NOT_FOUND", says.countMissing);
    if (count.countedById === viewer.adminId) throw new Refusal("FORBIDDEN", says.ownCount);
    const { count: signed } = await tx.codeCount.updateMany({
      where: { id, version, signedAt: null },
      data: { signedById: viewer.adminId, signedBy: viewer.username, signedAt: context.now() },
    });
    if (signed === 0) throw new Refusal("CONFLICT", count.signedAt ? says.countSigned : says.countChanged);
    await record(tx, context, {
      action: "vendor.count-signed",
      resourceType: "vendor",
      resourceId: count.vendorId,
      details: { name: count.vendor.name, counted: count.counted, countedBy: count.countedBy },
    });
    return tx.codeCount.findUniqueOrThrow({ where: { id } });
  });
}
