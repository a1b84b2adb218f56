import { beforeAll, expect, test } from "vitest";
import { dispatchHelp } from "../../../graph/help/dispatches/give/dispatch.ts";
import { provider } from "../../harness/requests/dispatches.ts";
import { useKernel } from "../../harness/kernel.ts";
import { signInAdmin } from "../../harness/people.ts";

const lab = useKernel();
beforeAll(() => {
  lab.quotas.count = async () => {};
});

test(
  "if fifty requests want one pool's twenty codes, twenty get one each, and thirty learn that it is empty",
  { timeout: 120_000 },
  async () => {
    const requests = await lab.db.emergencyRequest.createManyAndReturn({
      data: Array.from({ length: 50 }, (_, n) => ({
        caseId: `EM-2031-${2000 + n}`,
        status: "approved" as const,
        victimName: `Person ${n}`,
        victimContact: "",
        victimAddress: "",
        victimPhone: "512-555-0143",
        victimEmail: `person${n}@example.com`,
        requestDetails: "A ride to the shelter",
        requestedHelpTypes: ["transportation" as const],
      })),
      select: { id: true },
    });
    const vendor = await lab.db.vendor.create({
      data: { key: "pooled", name: "Pooled", helpTypes: ["transportation"] },
    });
    await lab.db.vendorCode.createMany({
      data: Array.from({ length: 20 }, (_, n) => ({
        vendorId: vendor.id,
        codeSealed: lab.keys.seal(`POOLED-${n}`, "VendorCode.code"),
        codeKey: `pooled-${n}`,
        batch: "race",
      })),
    });
    const admin = await signInAdmin(lab);
    const contexts = await Promise.all(requests.map(() => admin.context()));
    const answers = await Promise.allSettled(
      requests.map(({ id }, n) =>
        dispatchHelp(contexts[n]!, id, {
          providers: [provider(vendor.id, "transportation")],
          overReason: "A race",
        }),
      ),
    );
    const refused = answers.flatMap((one) => (one.status === "rejected" ? [String(one.reason.message)] : []));
    expect(refused).toHaveLength(30);
    expect(new Set(refused)).toEqual(
      new Set(["Pooled has no promo codes left. A super admin must import more."]),
    );
    const taken = await lab.db.helpDispatch.findMany({
      where: { vendorId: vendor.id },
      select: { codeId: true },
    });
    expect(new Set(taken.map(({ codeId }) => codeId)).size).toBe(20);
    expect(
      await lab.db.emergencyRequest.count({
        where: { caseId: { startsWith: "EM-2031-" }, status: "approved" },
      }),
    ).toBe(30);
  },
);
