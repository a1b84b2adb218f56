import { beforeAll, expect, test } from "vitest";
import { start } from "../../harness/requests/cases.ts";
import { useKernel } from "../../harness/kernel.ts";
import { walkSequences } from "./sequences.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
  lab.setNow(start);
});

test(
  "no sequence of links, PINs and replaced passes opens another request's help",
  { timeout: 180_000 },
  async () => {
    const { wrong, opened, kept } = await walkSequences(lab, { count: 40, seed: 20_261_126 });
    expect(wrong).toEqual([]);
    expect(opened).toBeGreaterThan(40);
    expect(kept).toBeGreaterThan(2);
  },
);
