import { expect, test } from "vitest";
import { openBody } from "../../../graph/messages/communications/compose.ts";
import { approveAtOnce, approveOpened, fileForVictim, someone } from "../../harness/requests/approvals.ts";
import { useKernel } from "../../harness/kernel.ts";
import { liftMoneyLimits, signInAdmin, signInOfficer } from "../../harness/people.ts";

const lab = useKernel();

test(
  "of ninety-eight approvals in a row the fund gives five, and administrators are notified once",
  { timeout: 240_000 },
  async () => {
    await signInAdmin(lab, { email: "desk@limits.example" });
    const officer = await signInOfficer(lab);
    const outcomes: string[] = [];
    for (let n = 0; n < 98; n++) {
      const number = await fileForVictim(lab, officer, someone(), 520 - (n % 40));
      outcomes.push(await approveOpened(officer, number));
    }
    expect(outcomes.filter((status) => status === "approved").length).toBeLessThanOrEqual(5);
    const { _sum } = await lab.db.fundAllocation.aggregate({
      where: { status: { in: ["allocated", "distributed"] } },
      _sum: { amountCents: true },
    });
    expect(_sum.amountCents).toBeGreaterThan(0);
    expect(_sum.amountCents).toBeLessThanOrEqual(250_000);
    const notices = await lab.db.message.findMany({ where: { kind: "admin-notice" } });
    const mails = notices.filter(({ recipientAddress }) => recipientAddress === "desk@limits.example");
    expect(mails).toHaveLength(1);
    expect(openBody(lab, mails[0]!.bodySealed).text).toContain(
      "$2,500.00 within 24 hours and $15,000.00 within 30 days",
    );
  },
);

test(
  "if fifty people approve fifty requests at once, each gets one allocation",
  { timeout: 300_000 },
  async () => {
    await liftMoneyLimits(lab);
    await approveAtOnce(lab, { requests: 50, clicks: 50 });
  },
);
