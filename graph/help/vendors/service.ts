import type { Prisma, Vendor } from "../../../prisma/client/client.ts";
import { admit } from "../../core/access/audiences.ts";
import type { AuditAction } from "../../core/audit/actions.ts";
import { record, type AuditDetails } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { parse, Refusal } from "../../core/errors.ts";
import { demandUniqueName } from "../../core/security/unique-name.ts";
import { guardedWrite, type GuardedWrite } from "../../core/guarded-write.ts";
import { says as coreSays } from "../../../shared/core/sentences.ts";
import { supportPhoneProblem } from "../../core/text/phone.ts";
import { newVendor, vendorForm, vendorKey } from "../../../shared/help/vendors/rules.ts";
import { says } from "../../../shared/help/vendors/sentences.ts";
import { lockName } from "../../core/database/locks.sql.ts";

type Selection = Pick<Prisma.VendorFindManyArgs, "select" | "include">;

/** Vendors that are not deleted, in list order. */
export function listVendors({ db }: Context, query: Selection = {}): Promise<Vendor[]> {
  return db.vendor.findMany({
    ...query,
    where: { deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
}

/** Adds a vendor by name. A deleted vendor of that name is restored with its details. */
export async function addVendor(context: Context, input: unknown, query: Selection = {}): Promise<Vendor> {
  admit(context.viewer, "dispatch");
  const { name, helpTypes } = parse(newVendor, input);
  const key = vendorKey(name);
  const added = await context.db.$transaction(async (tx) => {
    await lockNames(tx);
    const known = await tx.vendor.findUnique({ where: { key } });
    if (known && !known.deletedAt && helpTypes.every((type) => known.helpTypes.includes(type)))
      throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
    const last = await tx.vendor.aggregate({ _max: { position: true } });
    const others = await tx.vendor.findMany({
      where: { deletedAt: null, key: { not: key } },
      select: { name: true },
    });
    demandUniqueName(name, others, says.nameTaken);
    // An existing vendor gains the kind of help; a restored one starts with the requested kinds.
    const served = known && !known.deletedAt ? [...new Set([...known.helpTypes, ...helpTypes])] : helpTypes;
    const { id } = known
      ? await tx.vendor.update({
          where: { key },
          data: { name, helpTypes: served, isActive: true, deletedAt: null, version: { increment: 1 } },
        })
      : await tx.vendor.create({
          data: { key, name, helpTypes, position: (last._max.position ?? 0) + 1, createdAt: context.now() },
        });
    await record(tx, context, {
      action: "vendor.added",
      resourceType: "vendor",
      resourceId: id,
      details: { name, helpTypes: served },
    });
    return tx.vendor.findUniqueOrThrow({ ...query, where: { id } });
  });
  context.events.publish("vendorChanged", { id: added.id });
  return added;
}

interface ExpectedVendor {
  id: number;
  version: number | undefined;
}

/** Replaces a vendor's details. */
export function updateVendor(
  context: Context,
  expected: ExpectedVendor,
  input: unknown,
  query: Selection = {},
) {
  const form = parse(vendorForm, input);
  const problem = form.supportPhones.map(supportPhoneProblem).find(Boolean);
  if (problem) throw new Refusal("INVALID", coreSays.formFailed, { supportPhones: [problem] });
  const key = vendorKey(form.name);
  const orNull = (text: string) => text || null;
  const data = {
    ...form,
    key,
    supportHours: orNull(form.supportHours),
    chatUrl: orNull(form.chatUrl),
    website: orNull(form.website),
    serviceArea: orNull(form.serviceArea),
    emergencyContact: orNull(form.emergencyContact),
  };
  return change(context, expected, {
    action: "vendor.changed",
    data: async ({ id }, tx) => {
      // A deleted one keeps its key.
      const others = await tx.vendor.findMany({
        where: { id: { not: id }, OR: [{ deletedAt: null }, { key }] },
        select: { name: true },
      });
      demandUniqueName(form.name, others, says.nameTaken);
      return data;
    },
    details: { name: form.name },
    query,
  });
}

/** Enables or disables it: a disabled one is not offered for new dispatches. */
export const switchVendor = (
  context: Context,
  expected: ExpectedVendor,
  isActive: boolean,
  query: Selection = {},
) =>
  change(context, expected, {
    action: "vendor.switched",
    data: { isActive },
    details: { after: isActive ? "active" : "inactive" },
    query,
  });

/** Removes it from the lists; the history keeps its dispatches. */
export const deleteVendor = (context: Context, expected: ExpectedVendor, query: Selection = {}) =>
  change(context, expected, {
    action: "vendor.deleted",
    data: { deletedAt: context.now() },
    details: {},
    query,
  });

interface Step extends Pick<GuardedWrite<"Vendor">, "data" | "query"> {
  action: AuditAction;
  details: AuditDetails;
}

async function change(context: Context, { id, version }: ExpectedVendor, { action, details, ...step }: Step) {
  admit(context.viewer, "dispatch");
  return guardedWrite(context, "Vendor", {
    ...step,
    lock: lockNames,
    where: { id, deletedAt: null },
    version,
    missing: says.missing,
    conflict: says.changedMeanwhile,
    audit: ({ before: { name } }) => ({
      action,
      resourceType: "vendor",
      resourceId: id,
      details: { name, ...details },
    }),
    announce: () => context.events.publish("vendorChanged", { id }),
  });
}

const lockNames = (tx: Prisma.TransactionClient) => lockName(tx, "vendor-names");

/** Devices that redeem its codes now. */
export const terminalsNow = (now: Date) =>
  ({
    joinedAt: { not: null },
    revokedAt: null,
    endsAt: { gt: now },
  }) satisfies Prisma.RedemptionTerminalWhereInput;
