import { beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { redeem } from "../../../graph/help/redemption/redeem.ts";
import { leftCents } from "../../../shared/help/redemption/rules.ts";
import { useKernel } from "../../harness/kernel.ts";
import { ask, signInAdmin } from "../../harness/people.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

const remaining = `query ($number: Int!) { request(number: $number) { dispatches { redeemableAmount } } }`;

test("a code is redeemed for what the screen shows, and not for a cent more", async () => {
  const admin = await signInAdmin(lab);
  const vendors = await vendorIds(lab);
  const system = systemContext(lab, "redemptions");
  const states = [
    { data: {}, cents: 8_000 },
    { data: { fundCents: 7_200 }, cents: 7_200 },
    { data: { fundCents: 0 }, cents: 0 },
    { data: { usesAllowed: 2, usesLeft: 2 }, used: 3_000, cents: 5_000 },
    { data: { usesAllowed: 2, usesLeft: 2, fundCents: 7_200 }, used: 3_000, cents: 4_200 },
  ];
  for (const { data, used, cents } of states) {
    const requestId = await approvedRequest(lab, { dollars: 100 });
    const [id = 0] = await give(admin, requestId, [
      provider(vendors["Uber"], "transportation", { estimatedValue: 80 }),
    ]);
    await lab.db.helpDispatch.update({ where: { id }, data });
    const use = (amount: number) =>
      redeem(
        system,
        { id, requestId },
        { kind: "phone", terminalId: null, by: "kim", cents: amount, settledByKeys: ["admin:second"] },
      );
    if (used) expect(await use(used)).toBe(true);
    expect(leftCents(await lab.db.helpDispatch.findUniqueOrThrow({ where: { id } }))).toBe(cents);
    const { dispatches } = (await ask(admin, remaining, { number: requestId })).data.request;
    expect(dispatches).toEqual([{ redeemableAmount: cents / 100 }]);
    expect(await use(cents + 1)).toBe(false);
    expect(await use(cents)).toBe(true);
  }
});
