import { beforeAll, expect, test } from "vitest";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { leaksAtLevelZero } from "./level-zero.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
  lab.setNow(start);
});

test("the link alone gives away nothing of 500 random requests", { timeout: 900_000 }, async () => {
  const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
  const found = await leaksAtLevelZero(lab, { count: 500, seed });
  expect(found, `seed ${seed}`).toEqual({ leaks: [], reads: 500 * 13 });
});
