import { beforeAll, expect, test } from "vitest";
import { approveRequest } from "../../../graph/decisions/allocations/approval/approve.ts";
import { useKernel } from "../../harness/kernel.ts";
import { fileRequest, liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => liftMoneyLimits(lab));

test("an approval allocates at most what the database accepts, to the cent", async () => {
  const [admin, officer] = [await signInAdmin(lab), await signInOfficer(lab)];
  const { maxFundAllocationCents: before } = lab.config();
  for (const maxFundAllocationCents of [12_000, 12_345, 1]) {
    await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents } });
    await lab.refreshConfig();
    const id = await fileRequest(lab, officer, { recommended: 300 });
    await approveRequest(await admin.context(), id);
    const allocated = await lab.db.fundAllocation.findFirstOrThrow({ where: { requestId: id } });
    expect(allocated).toMatchObject({ status: "allocated", amountCents: maxFundAllocationCents });

    const other = await fileRequest(lab, officer, { recommended: 300 });
    const insert = (amountCents: number) =>
      lab.db.fundAllocation.create({
        data: { requestId: other, amountCents, justification: "", status: "allocated" },
      });
    await expect(insert(maxFundAllocationCents + 1)).rejects.toThrow("may not exceed");
    await insert(maxFundAllocationCents);
  }
  await lab.db.systemConfig.update({ where: { id: 1 }, data: { maxFundAllocationCents: before } });
  await lab.refreshConfig();
});
