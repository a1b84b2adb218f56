import { beforeAll, expect, test } from "vitest";
import { databaseTrouble } from "../../../graph/adapters/database/outage.ts";
import { Refusal } from "../../../graph/core/errors.ts";
import { markDistributed } from "../../../graph/decisions/allocations/money/distribute.ts";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { approvedRequest, provider } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

const envelopeCents = 10_000;
const clicks = 50;

/** Vendors of their own: the same vendor gives the same help once a day. */
const vendorsFor = (id: number) =>
  lab.db.vendor.createManyAndReturn({
    data: Array.from({ length: clicks }, (_, n) => ({
      key: `envelope${id}-${n}`,
      name: `Envelope ${id}-${n}`,
      helpTypes: ["transportation" as const],
    })),
  });

async function outOf(requestId: number) {
  const { paidCents, status } = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId } });
  const { _sum } = await lab.db.helpDispatch.aggregate({
    where: { requestId, voidedAt: null },
    _sum: { estimatedValueCents: true },
  });
  return { status, paidCents, dispatchedCents: _sum.estimatedValueCents ?? 0 };
}

test.each([1, 2, 3, 4])(
  "fifty concurrent dispatches and distributions never exceed the allocation (round %i)",
  { timeout: 120_000 },
  async () => {
    const officer = await signInOfficer(lab);
    const admin = await signInAdmin(lab);
    const id = await approvedRequest(lab, { officer, dollars: envelopeCents / 100 });
    const vendors = await vendorsFor(id);
    const { id: allocation } = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: id } });
    const contexts = await Promise.all(vendors.map((_, n) => (n % 2 ? officer : admin).context()));
    const answers = await Promise.allSettled(
      contexts.map((context, n) =>
        n % 2
          ? markDistributed(context, allocation)
          : dispatchHelp(context, id, {
              providers: [provider(vendors[n]?.id, "transportation", { estimatedValue: 30 })],
            }),
      ),
    );
    const unexpected = answers.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    // A busy machine may time out; any other refusal says why.
    expect(unexpected.filter((error) => !(error instanceof Refusal || databaseTrouble(error)))).toEqual([]);
    const { status, paidCents, dispatchedCents } = await outOf(id);
    if (status === "distributed") expect(dispatchedCents + (paidCents ?? 0)).toBe(envelopeCents);
    else expect(dispatchedCents).toBeLessThanOrEqual(envelopeCents);
    expect(
      await lab.db.auditEntry.count({
        where: { action: "allocation.distributed", resourceId: String(allocation) },
      }),
    ).toBe(status === "distributed" ? 1 : 0);
  },
);

test("fifty rows that bypass the services stay within it as well", { timeout: 120_000 }, async () => {
  const id = await approvedRequest(lab, { dollars: envelopeCents / 100 });
  await Promise.allSettled(
    Array.from({ length: clicks }, (_, n) =>
      n % 10 === 9
        ? lab.db.fundAllocation.updateMany({
            where: { requestId: id, status: "allocated" },
            data: { status: "distributed" },
          })
        : lab.db.$executeRaw`
            INSERT INTO "HelpDispatch" ("requestId", "helpType", "dispatchNotes", "providerInfo", "estimatedValueCents", "promoCodeSealed", "promoCodeKey", "confirmationNumber")
            VALUES (${id}, 'food', '', '', 700, '', ${`around ${id} ${n}`}, 'C')`,
    ),
  );
  const { paidCents, dispatchedCents } = await outOf(id);
  expect(dispatchedCents + (paidCents ?? 0)).toBe(envelopeCents);
});
