import { beforeAll, expect, test } from "vitest";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { walkSequences } from "./sequences.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
  lab.setNow(start);
});

test("the same for 300 random sequences", { timeout: 900_000 }, async () => {
  const seed = Number(process.env["SEED"] ?? Date.now() % 1_000_000);
  const { wrong, opened, steps } = await walkSequences(lab, { count: 300, seed });
  expect(wrong, `seed ${seed}`).toEqual([]);
  expect(opened).toBeGreaterThan(300);
  console.log(`${steps} steps, ${opened} passes opened`);
});
