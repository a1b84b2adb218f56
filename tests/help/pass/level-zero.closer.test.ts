import { beforeAll, expect, test } from "vitest";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { leaksAtLevelZero } from "./level-zero.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
  lab.setNow(start);
});

test("the link alone gives away nothing of 40 random requests", async () => {
  expect(await leaksAtLevelZero(lab, { count: 40, seed: 20_261_126 })).toEqual({ leaks: [], reads: 40 * 13 });
});
