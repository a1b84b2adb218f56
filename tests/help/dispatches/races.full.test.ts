import { beforeAll, expect, test } from "vitest";
import { raceForRides } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

/** No code is used by two dispatches. */
async function demandDistinctCodes() {
  const doubles = await lab.db.$queryRaw`
    SELECT "promoCodeKey" FROM "HelpDispatch" GROUP BY 1 HAVING count(*) > 1
    UNION ALL SELECT "codeId"::text FROM "HelpDispatch" WHERE "codeId" IS NOT NULL GROUP BY 1 HAVING count(*) > 1`;
  expect(doubles).toEqual([]);
}

test(
  "fifty concurrent dispatches never exceed a limit, nor use a code twice",
  { timeout: 120_000 },
  async () => {
    for (const [dollars, fits] of [
      [7, 14],
      [50, 2],
      [101, 0],
    ] as const) {
      const { won, refused, id } = await raceForRides(lab, { clicks: 50, dollars });
      expect(won).toBe(fits);
      expect(new Set(refused)).toEqual(new Set(["Transportation exceeds $100 limit for Uber/Lyft"]));
      const { _sum, _count } = await lab.db.helpDispatch.aggregate({
        where: { requestId: id },
        _sum: { estimatedValueCents: true },
        _count: true,
      });
      expect(_count).toBe(fits);
      expect(_sum.estimatedValueCents ?? 0).toBe(fits * dollars * 100);
      expect(
        await lab.db.auditEntry.count({ where: { action: "request.dispatched", resourceId: String(id) } }),
      ).toBe(fits);
      await demandDistinctCodes();
    }
  },
);

test("fifty concurrent uses of pools take each code once", { timeout: 120_000 }, async () => {
  const { won } = await raceForRides(lab, { clicks: 50, dollars: 2, pool: 1 });
  expect(won).toBe(50);
  expect(await lab.db.vendorCode.count({ where: { state: "taken" } })).toBe(50);
  await demandDistinctCodes();
});
