import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { approveImport } from "../../../graph/help/vendors/imports.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { Caller, Lab } from "../kernel.ts";
import { fileRequest, globalId, signInAdmin, signInOfficer } from "../people.ts";

/** A request that was approved with this many dollars. */
export async function approvedRequest(
  lab: Lab,
  { officer, dollars = 500 }: { officer?: Caller; dollars?: number } = {},
): Promise<number> {
  const id = await fileRequest(lab, officer ?? (await signInOfficer(lab)));
  await lab.db.emergencyRequest.update({
    where: { id },
    data: { status: "approved", approvedAt: lab.now() },
  });
  if (dollars)
    await lab.db.fundAllocation.create({
      data: { requestId: id, amountCents: dollars * 100, justification: "Needed", status: "allocated" },
    });
  return id;
}

export async function signInSuperAdmin(lab: Lab): Promise<Caller> {
  const caller = await signInAdmin(lab);
  const { viewer } = await caller.context();
  if (viewer.kind !== "admin") throw new Error("not an administrator");
  await lab.db.admin.update({ where: { id: viewer.adminId }, data: { roles: ["super_admin"] } });
  return caller;
}

/** A second super administrator approves what was imported for the vendor. */
export async function approveImports(lab: Lab, vendorId: number): Promise<void> {
  const second = await signInSuperAdmin(lab);
  const waiting = await lab.db.codeImport.findMany({ where: { vendorId, approvedAt: null } });
  for (const { batch } of waiting) await approveImport(await second.context(), vendorId, batch);
}

export const vendorIds = async (lab: Lab): Promise<Record<string, number>> =>
  Object.fromEntries((await lab.db.vendor.findMany()).map(({ name, id }) => [name, id]));

/** One provider as in a form. */
export const provider = (
  vendorId: number | undefined,
  helpType: HelpType,
  over: Record<string, unknown> = {},
) => ({
  vendorId: vendorId ?? 0,
  helpType,
  ...over,
});

/** A dispatch by this administrator, with one or several providers. */
export const give = async (
  admin: Caller,
  id: number,
  providers: ReturnType<typeof provider>[],
  over: Record<string, unknown> = {},
) => (await dispatchHelp(await admin.context(), id, { providers, ...over })).ids;

/** The same over GraphQL. */
export const asInput = (
  id: number,
  providers: ReturnType<typeof provider>[],
  over: Record<string, unknown> = {},
) => ({
  input: {
    id: globalId("EmergencyRequest", id),
    providers: providers.map(({ vendorId, ...one }) => ({ ...one, vendor: globalId("Vendor", vendorId) })),
    ...over,
  },
});

/**
 * Concurrent dispatches, each a ride of this many dollars by one of these vendors: no limit may be
 * exceeded and no code used twice.
 */
export async function raceForRides(
  lab: Lab,
  { clicks, dollars, pool = 0 }: { clicks: number; dollars: number; pool?: number },
) {
  const admins = await Promise.all([signInAdmin(lab), signInAdmin(lab)]);
  const id = await approvedRequest(lab, { dollars: 5000 });
  const vendors = await lab.db.vendor.createManyAndReturn({
    data: Array.from({ length: clicks }, (_, n) => ({
      key: `race${id}-${n}`,
      name: `Race ${id}-${n}`,
      helpTypes: ["transportation" as const],
    })),
  });
  if (pool)
    await lab.db.vendorCode.createMany({
      data: vendors.flatMap(({ id: vendorId }) =>
        Array.from({ length: pool }, (_, n) => ({
          vendorId,
          codeSealed: lab.keys.seal(`POOL-${vendorId}-${n}`, "VendorCode.code"),
          codeKey: `k${n}`,
          batch: "race",
        })),
      ),
    });
  const contexts = await Promise.all(vendors.map((_, n) => admins[n % 2]!.context()));
  const answers = await Promise.allSettled(
    vendors.map(({ id: vendorId }, n) =>
      dispatchHelp(contexts[n]!, id, {
        providers: [provider(vendorId, "transportation", { estimatedValue: dollars })],
        overReason: "A race",
      }),
    ),
  );
  const refused = answers.flatMap((one) =>
    one.status === "rejected" ? [String((one.reason as { message?: unknown }).message)] : [],
  );
  return { id, won: clicks - refused.length, refused };
}
