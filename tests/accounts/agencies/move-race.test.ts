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

test("of forty moves against dispatches and approvals, none leaves one in a case after it moved", async () => {
  const { done, refused } = await raceMoves(lab, 40);
  expect(done + refused).toBe(40);
  expect(Math.min(done, refused)).toBeGreaterThan(0);
  // No transaction was ended in favor of another.
  expect(sent.failed()).toEqual([]);
});
