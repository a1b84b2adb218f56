import type { HelpType } from "../../shared/intake/needs/rules.ts";
import { postTransfer } from "../../graph/money/funds/move.sql.ts";
import type { Tx } from "./demo-cases.ts";

interface DemoFund {
  key: string;
  name: string;
  funder: string;
  priority: number;
  helpTypes?: HelpType[];
  states?: string[];
  warnBelowCents: bigint;
  deposits: { cents: bigint; reference: string; daysAgo: number; isWaiting?: true; kind?: "withdrawal" }[];
}

/** The foundation's fund is nearly empty after the requests of the demonstration. */
const funds: readonly DemoFund[] = [
  {
    ...{ key: "demo-rooms", name: "Rooms in Texas", funder: "Bluebonnet Shelter Foundation", priority: 10 },
    ...{ helpTypes: ["shelter"], states: ["TX"], warnBelowCents: 30_000n },
    deposits: [
      { cents: 430_000n, reference: "Grant for the summer", daysAgo: 90 },
      { cents: 408_500n, reference: "Unused part of the grant", daysAgo: 25, kind: "withdrawal" },
    ],
  },
  {
    ...{ key: "demo-county", name: "County relief", funder: "County Board", priority: 20 },
    warnBelowCents: 200_000n,
    deposits: [
      { cents: 1_500_000n, reference: "Wire 48113", daysAgo: 90 },
      { cents: 1_000_000n, reference: "Wire 48702", daysAgo: 30 },
    ],
  },
  {
    ...{ key: "demo-donations", name: "Donations", funder: "Many donors", priority: 30 },
    warnBelowCents: 50_000n,
    deposits: [
      { cents: 386_250n, reference: "Online donations, October", daysAgo: 20 },
      { cents: 41_800n, reference: "Church collection", daysAgo: 1, isWaiting: true },
    ],
  },
];

const ways = {
  deposit: { source: "funder", target: "available", kind: "deposited" },
  withdrawal: { source: "available", target: "withdrawn", kind: "withdrawn" },
} as const;
const dayMs = 86_400_000;
/** A treasurer whose account is gone. */
const treasurer = { enteredById: 0, enteredBy: "treasurer" };

/** Three funds with deposits that two people decided on, and one deposit that waits. */
export async function writeFunds(tx: Tx, now: Date, decider: { id: number; username: string } | null) {
  for (const { deposits, ...fund } of funds) {
    const { id: fundId } = await tx.fund.create({ data: { ...fund, mode: "held" } });
    for (const { cents, reference, daysAgo, isWaiting, kind = "deposit" } of deposits) {
      const at = new Date(now.getTime() - daysAgo * dayMs);
      const isDecided = !isWaiting && decider !== null;
      const { id } = await tx.deposit.create({
        data: {
          ...{ fundId, kind, cents, reference, enteredAt: at, ...treasurer },
          ...(isDecided && { confirmedAt: at, decidedById: decider.id, decidedBy: decider.username }),
        },
      });
      if (isDecided) await postTransfer(tx, { fundId, cents, at, depositId: id, ...ways[kind] });
    }
  }
}
