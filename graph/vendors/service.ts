import type { Prisma, Vendor } from "../../prisma/client/client.ts";
import { admit } from "../core/access/audiences.ts";
import type { AuditAction } from "../core/audit/actions.ts";
import { record } from "../core/audit/record.ts";
import type { Context } from "../core/context.ts";
import { parse, Refusal } from "../core/errors.ts";
import { newVendor, vendorForm, vendorKey } from "./rules.shared.ts";
import { says } from "./sentences.ts";

type Selection = Pick<Prisma.VendorFindManyArgs, "select" | "include">;

/** Those that are not deleted, in the order of the lists. */
export function listVendors({ db }: Context, query: Selection = {}): Promise<Vendor[]> {
  return db.vendor.findMany({
    ...query,
    where: { deletedAt: null },
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
}

/** Adds one by its name. One of that name that was deleted comes back, with all that was known of it. */
export async function addVendor(context: Context, input: unknown, query: Selection = {}): Promise<Vendor> {
  admit(context.viewer, "admin");
  const { name, helpTypes } = parse(newVendor, input);
  const key = vendorKey(name);
  const added = await context.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('vendor-names', 0))`;
    const known = await tx.vendor.findUnique({ where: { key } });
    if (known && !known.deletedAt && helpTypes.every((type) => known.helpTypes.includes(type)))
      throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
    const last = await tx.vendor.aggregate({ _max: { position: true } });
    // A live one of that name serves one more kind of help; a deleted one begins anew with those that are asked for.
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
  return announced(context, added);
}

/** What is known of a vendor, in place of what was known before and was shown as that version: of two who change it at once one does, and the other hears CONFLICT. */
export function updateVendor(
  context: Context,
  { id, version }: { id: number; version: number },
  input: unknown,
  query: Selection = {},
) {
  const form = parse(vendorForm, input);
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
    version: { increment: 1 },
  };
  return change(context, id, {
    action: "vendor.changed",
    shown: version,
    data,
    details: { name: form.name },
    query,
  });
}

/** Enables or disables it: a disabled one is offered to no new dispatch. */
export const switchVendor = (context: Context, id: number, isActive: boolean, query: Selection = {}) =>
  change(context, id, {
    action: "vendor.switched",
    data: { isActive },
    details: { after: isActive ? "active" : "inactive" },
    query,
  });

/** Takes it out of the lists; what it gave stays in the history. */
export const deleteVendor = (context: Context, id: number, query: Selection = {}) =>
  change(context, id, { action: "vendor.deleted", data: { deletedAt: context.now() }, details: {}, query });

interface Change {
  action: AuditAction;
  /** The version that must still be the newest. */
  shown?: number;
  data: Prisma.VendorUpdateInput;
  details: Prisma.InputJsonObject;
  query: Selection;
}

async function change(context: Context, id: number, { action, shown, data, details, query }: Change) {
  admit(context.viewer, "admin");
  const changed = await context.db.$transaction(async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('vendor-names', 0))`;
    const before = await tx.vendor.findFirst({ where: { id, deletedAt: null } });
    if (!before) throw new Refusal("NOT_FOUND", says.missing);
    if (shown !== undefined && shown !== before.version) throw new Refusal("CONFLICT", says.changedMeanwhile);
    const { key } = data;
    if (typeof key === "string" && (await tx.vendor.count({ where: { key, id: { not: id } } })) > 0)
      throw new Refusal("CONFLICT", says.nameTaken, { name: [says.nameTaken] });
    await tx.vendor.update({ where: { id }, data });
    await record(tx, context, {
      action,
      resourceType: "vendor",
      resourceId: id,
      details: { name: before.name, ...details },
    });
    return tx.vendor.findUniqueOrThrow({ ...query, where: { id } });
  });
  return announced(context, changed);
}

function announced(context: Context, vendor: Vendor): Vendor {
  context.events.publish("vendorChanged", { id: vendor.id });
  return vendor;
}
