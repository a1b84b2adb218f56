import { beforeAll, expect, test } from "vitest";
import { systemContext } from "../../../graph/core/context.ts";
import { reissueDispatch, voidDispatch } from "../../../graph/help/dispatches/take-back.ts";
import { writeDueLetters } from "../../../graph/messages/letters/write/write.ts";
import { approvedRequest, give, provider, vendorIds } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { writeLetters } from "../../harness/letters.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

const pairs = 200;
const atOnce = 4;

test(
  "two hundred dispatches are voided or reissued while the letter job writes, without a deadlock",
  { timeout: 300_000 },
  async () => {
    const admin = await signInAdmin(lab);
    const vendor = await vendorIds(lab);
    const reason = { reason: "The driver never came" };
    const job = systemContext(lab, "letters");
    const before = await deadlocks();
    const failed: unknown[] = [];
    for (let pair = 0; pair < pairs; pair += atOnce) {
      const ids = await Promise.all(
        Array.from({ length: atOnce }, async () => {
          const [made] = await give(admin, await approvedRequest(lab), [
            provider(vendor["Uber"], "transportation"),
          ]);
          return made ?? 0;
        }),
      );
      const acts = ids.map(async (id, at) => {
        const context = await admin.context();
        return at % 2 === 0 ? voidDispatch(context, id, reason) : reissueDispatch(context, id, reason);
      });
      const jobs = Array.from({ length: 3 }, () => writeDueLetters(job));
      for (const { status, ...rest } of await Promise.allSettled([...acts, ...jobs]))
        if (status === "rejected") failed.push((rest as { reason: unknown }).reason);
    }
    expect(failed).toEqual([]);
    // The lock order prevents deadlocks; retrying is for unforeseen ones.
    expect(await deadlocks()).toBe(before);
    await writeLetters(lab);
    expect(
      await lab.db.letter.count({
        where: { state: { in: ["due", "written"] }, dispatch: { voidedAt: { not: null } } },
      }),
    ).toBe(0);
    expect(await lab.db.helpDispatch.count({ where: { voidedAt: { not: null } } })).toBe(pairs);
    expect(await lab.db.helpDispatch.count({ where: { voidedAt: null } })).toBe(pairs / 2);
  },
);

async function deadlocks() {
  const [row] = await lab.db.$queryRaw<{ count: number }[]>`
    SELECT "deadlocks"::int AS "count" FROM pg_stat_database WHERE "datname" = current_database()`;
  return row?.count;
}
