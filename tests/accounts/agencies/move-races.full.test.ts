import { beforeAll, expect, test } from "vitest";
import { useSentStatements } from "../../harness/database/sent-statements.ts";
import { useKernel } from "../../harness/kernel.ts";
import { liftMoneyLimits } from "../../harness/people.ts";
import { raceMoves } from "../../harness/requests/moves.ts";

const lab = useKernel();
const sent = useSentStatements(lab);
beforeAll(async () => {
  lab.quotas.count = async () => {};
  await liftMoneyLimits(lab);
});

test(
  "of two hundred moves against dispatches and approvals, none leaves one in a case after it moved",
  { timeout: 400_000 },
  async () => {
    const { done, refused } = await raceMoves(lab, 200);
    expect(done + refused).toBe(200);
    expect(Math.min(done, refused)).toBeGreaterThan(20);
    expect(sent.failed()).toEqual([]);
  },
);
