import { beforeAll, expect, inject, test } from "vitest";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { systemContext } from "../../../graph/core/context.ts";
import { voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { redeem, undoRedemption } from "../../../graph/help/redemption/redeem.ts";
import { expireCodes } from "../../../graph/help/redemption/expire.ts";
import { approvedRequest, give, provider } from "../../harness/requests/dispatches.ts";
import { useKernel, type Caller } from "../../harness/kernel.ts";
import { signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
const isEmbedded = inject("database").kind === "embedded";
let admin: Caller;
let officer: Caller;
beforeAll(async () => {
  [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
});

/** A dispatched ride. The request's lines are written without letters. */
async function dispatched() {
  const number = await approvedRequest(lab, { officer });
  const vendor = await lab.db.vendor.findFirstOrThrow({ where: { key: "uber" } });
  const [id = 0] = await give(admin, number, [provider(vendor.id, "transportation")]);
  return { id, requestId: number };
}
const byPhone = (cents: number) =>
  ({ kind: "phone", terminalId: null, by: "second", cents, settledByKeys: ["admin:second"] }) as const;

test("a hundred redemptions at once are one", { timeout: 120_000 }, async () => {
  const help = await dispatched();
  const context = systemContext(lab, "race");
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => redeem(context, help, byPhone(1_000 + n))),
  );
  expect(answers.filter(Boolean)).toHaveLength(1);
  const rows = await lab.db.redemption.findMany({ where: { dispatchId: help.id } });
  expect(rows).toHaveLength(1);
  const { actualCents } = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: help.id } });
  expect(actualCents).toBe(rows[0]?.cents);
});

test(
  "of voiding and redeeming at the same moment one wins, two hundred times",
  { timeout: 300_000 },
  async () => {
    const wins = { redeemed: 0, voided: 0 };
    for (let round = 0; round < (isEmbedded ? 40 : 200); round++) {
      const help = await dispatched();
      const redeeming = () => redeem(systemContext(lab, "race"), help, byPhone(5_000));
      const voiding = async () =>
        voidDispatch(await admin.context(), help.id, { reason: "Race" }).then(() => true);
      const pair = round % 2 ? [redeeming(), voiding()] : [voiding(), redeeming()];
      const answers = (await Promise.allSettled(pair)).map((one) =>
        one.status === "fulfilled" ? one.value : (one.reason as { code: string }).code,
      );
      expect(answers.filter((one) => one === true)).toHaveLength(1);
      expect(answers.filter((one) => one !== true && one !== false && one !== "CONFLICT")).toEqual([]);
      const row = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: help.id } });
      expect([row.voidedAt !== null, row.actualCents !== null].filter(Boolean)).toHaveLength(1);
      if (row.voidedAt) wins.voided += 1;
      else wins.redeemed += 1;
    }
    process.stdout.write(`${JSON.stringify(wins)}\n`);
  },
);

test("redeeming, undoing and expiring at the same moment leave one state", { timeout: 300_000 }, async () => {
  const start = new Date();
  for (let round = 0; round < (isEmbedded ? 10 : 40); round++) {
    lab.setNow(start);
    const help = await dispatched();
    // Redeemed at the last moment, while the job is late: its clock is ahead.
    const late = { ...systemContext(lab, "race"), now: () => new Date(start.getTime() + 11 * dayMs) };
    const context = systemContext(lab, "race");
    await Promise.all([redeem(context, help, byPhone(4_000)), expireCodes(late)]);
    const row = await lab.db.helpDispatch.findUniqueOrThrow({ where: { id: help.id } });
    expect([row.expiredAt !== null, row.actualCents !== null].filter(Boolean)).toHaveLength(1);
    if (row.expiredAt) continue;
    const last = await lab.db.redemption.findFirstOrThrow({ where: { dispatchId: help.id } });
    const undoing = {
      requestId: help.requestId,
      dispatchId: help.id,
      redemptionId: last.id,
      terminalId: null,
      by: "desk",
    };
    const undone = await Promise.all([1, 2, 3, 4, 5].map(() => undoRedemption(context, undoing)));
    expect(undone.filter(Boolean)).toHaveLength(1);
  }
});
