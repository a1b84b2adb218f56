import type { Prisma } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { rethrow } from "../../money/funds/not-enough.ts";
import { lockName } from "../../core/database/locks.sql.ts";
import { freeNow } from "./codes.ts";
import { correctionForm } from "../../../shared/help/vendors/rules.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";

/** The unused codes of one import that have the same value. */
export interface ImportedCodes {
  /** Identifies them. */
  key: string;
  /** The import; null for codes from before approvals. */
  batch: string | null;
  importedAt: Date;
  /** Null for codes from before approvals. */
  importedBy: string | null;
  /** Waits for another person's approval. */
  isHeld: boolean;
  /** If that person is the caller. */
  viewerCanApprove: boolean;
  isPrepaid: boolean;
  valueCents: number | null;
  /** The fund that bought them. */
  fundName: string | null;
  /** With the used ones. */
  codes: number;
  unused: number;
}

const by = ["batch", "cost", "valueCents", "fundId"] as const;
type Group = Pick<Prisma.VendorCodeGroupByOutputType, (typeof by)[number]>;
const keyOf = ({ batch, cost, valueCents }: Group) => `${batch} ${cost} ${valueCents ?? "none"}`;
const maxGroups = 100;

/** The unused codes of a provider's pool, by import and value, the newest first. */
export async function importedCodes(context: Context, vendorId: number): Promise<ImportedCodes[]> {
  const { db, viewer } = context;
  admit(viewer, "superAdmin");
  const unused = await db.vendorCode.groupBy({
    ...{ by: [...by], where: { vendorId, ...freeNow(context.now()) } },
    ...{ _count: true, _min: { createdAt: true } },
    ...{ orderBy: [{ _min: { createdAt: "desc" } }, { valueCents: "asc" }], take: maxGroups },
  });
  const batches = unused.map(({ batch }) => batch);
  const all = await db.vendorCode.groupBy({
    ...{ by: [...by], where: { vendorId, batch: { in: batches } }, _count: true },
  });
  const counts = new Map(all.map((group) => [keyOf(group), group._count]));
  const funds = await db.fund.findMany({
    where: { id: { in: unused.flatMap(({ fundId }) => fundId ?? []) } },
    select: { id: true, name: true },
  });
  const names = new Map(funds.map(({ id, name }) => [id, name]));
  const imports = await db.codeImport.findMany({ where: { batch: { in: batches } } });
  const importOf = new Map(imports.map((one) => [one.batch, one]));
  const described = (batch: string) => {
    const known = importOf.get(batch);
    const isHeld = known !== undefined && known.approvedAt === null;
    return {
      ...{ batch: known?.batch ?? null, importedBy: known?.importedBy ?? null, isHeld },
      viewerCanApprove: isHeld && known.importedById !== viewer.adminId,
    };
  };
  return unused.map((group) => ({
    key: keyOf(group),
    ...described(group.batch),
    importedAt: group._min.createdAt ?? new Date(0),
    isPrepaid: group.cost === "prepaid",
    valueCents: group.valueCents,
    fundName: names.get(group.fundId ?? 0) ?? null,
    codes: counts.get(keyOf(group)) ?? group._count,
    unused: group._count,
  }));
}

/**
 * Lets dispatches take the codes of an import. FORBIDDEN for the person who imported them. CONFLICT
 * if they are approved already. NOT_FOUND. Returns how many there are.
 */
export async function approveImport(context: Context, vendorId: number, batch: string): Promise<number> {
  const { viewer } = context;
  admit(viewer, "superAdmin");
  const approved = await context.db.$transaction(async (tx) => {
    await lockName(tx, `vendor-codes ${vendorId}`);
    const found = await tx.codeImport.findFirst({
      where: { batch, vendorId, vendor: { deletedAt: null } },
      include: { vendor: { select: { name: true } } },
    });
    if (!found) throw new Refusal("NOT_FOUND", says.importMissing);
    if (found.approvedAt) throw new Refusal("CONFLICT", says.importApproved);
    if (found.importedById === viewer.adminId) throw new Refusal("FORBIDDEN", says.ownImport);
    await tx.codeImport.update({
      where: { batch },
      data: {
        ...{ approvedById: viewer.adminId, approvedBy: viewer.username },
        approvedAt: context.now(),
      },
    });
    const { count } = await tx.vendorCode.updateMany({
      where: { vendorId, batch, isHeld: true },
      data: { isHeld: false },
    });
    await record(tx, context, {
      action: "vendor.codes-approved",
      resourceType: "vendor",
      resourceId: vendorId,
      details: { name: found.vendor.name, codes: count, batch, importedBy: found.importedBy },
    });
    return count;
  });
  context.events.publish("vendorChanged", { id: vendorId });
  return approved;
}

interface ShownCodes {
  vendorId: number;
  key: string;
  /** How many unused ones the administrator saw. */
  unused: number;
}

/**
 * Gives the unused codes of an import another value, or withdraws them, with a reason. The fund
 * that bought them pays or gets the difference in the same statement. Used codes are never changed.
 * CONFLICT if one was used since. Returns how many were corrected.
 */
export async function correctCodes(
  context: Context,
  { vendorId, key, unused }: ShownCodes,
  input: unknown,
): Promise<number> {
  admit(context.viewer, "superAdmin");
  const { valueCents, reason } = parse(correctionForm, input);
  const free = freeNow(context.now());
  const corrected = await context.db
    .$transaction(async (tx) => {
      await lockName(tx, `vendor-codes ${vendorId}`);
      const vendor = await tx.vendor.findFirst({ where: { id: vendorId, deletedAt: null } });
      if (!vendor) throw new Refusal("NOT_FOUND", says.missing);
      const groups = await tx.vendorCode.groupBy({ by: [...by], where: { vendorId, ...free } });
      const group = groups.find((one) => keyOf(one) === key);
      if (!group) throw new Refusal("CONFLICT", says.codesChanged);
      if (valueCents === group.valueCents)
        throw new Refusal("INVALID", says.valueSame, { value: [says.valueSame] });
      await demandPayable(tx, group, valueCents);
      const where = { vendorId, ...group, ...free };
      const { count } =
        valueCents === null
          ? await tx.vendorCode.deleteMany({ where })
          : await tx.vendorCode.updateMany({ where, data: { valueCents } });
      if (count !== unused) throw new Refusal("CONFLICT", says.codesChanged);
      await record(tx, context, {
        action: valueCents === null ? "vendor.codes-withdrawn" : "vendor.codes-corrected",
        resourceType: "vendor",
        resourceId: vendorId,
        details: {
          ...{ name: vendor.name, codes: count, batch: group.batch, reason },
          ...{ fund: group.fundId, cents: group.valueCents },
          ...(valueCents !== null && { newCents: valueCents }),
        },
      });
      return { count, fundId: group.fundId };
    })
    .catch(rethrow);
  context.events.publish("vendorChanged", { id: vendorId });
  if (corrected.fundId) context.events.publish("fundChanged", { id: corrected.fundId });
  return corrected.count;
}

/** Money can come back to a closed or frozen fund, but none can go out. */
async function demandPayable(tx: Prisma.TransactionClient, group: Group, valueCents: number | null) {
  if (group.fundId === null || valueCents === null || valueCents < (group.valueCents ?? 0)) return;
  const { closedAt, frozenAt } = await tx.fund.findUniqueOrThrow({ where: { id: group.fundId } });
  if (closedAt || frozenAt) throw new Refusal("CONFLICT", says.fundPaysNoMore);
}
