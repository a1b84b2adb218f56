import type { Lab } from "../../harness/kernel.ts";
import type { HelpType, RequestStatus, UrgencyLevel } from "../../../prisma/client/enums.ts";

/** The tests' own record of a request, independent of the product. */
export interface Past {
  at: Date;
  status: RequestStatus;
  urgency: UrgencyLevel;
  state: string | null;
  agency: number | null;
  officer: number | null;
  types: HelpType[];
  cents: number | null;
  decidedAt: Date | null;
  completedAt: Date | null;
  money: { cents: number; at: Date; isLive: boolean } | null;
}

const minuteMs = 60_000;
const dayMs = 1440 * minuteMs;

/** The same numbers for the same seed (mulberry32). */
export function chanceFrom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (end: number) => Math.floor(next() * end);
  return { next, below, of: <One>(all: readonly One[]): One => all[below(all.length)]! };
}

const states = ["TX", "TX", "TX", "CA", "CA", "NY", "IL", "OH", "FL", "WA", null] as const;
const officers = 14;
const agencies = 9;

/**
 * Requests of two years before `now`; `borders` are moments at which something must have been
 * filed, to the millisecond.
 */
export function inventHistory(seed: number, now: Date, count: number, borders: readonly Date[]): Past[] {
  const chance = chanceFrom(seed);
  const moments = Array.from({ length: count }, () => {
    // More in recent days, so that each range has some.
    const daysAgo = chance.next() ** 3 * 760;
    return new Date(now.getTime() - Math.floor(daysAgo * dayMs));
  });
  return [...moments, ...borders].map((at): Past => {
    const after = (most: number) => new Date(at.getTime() + (1 + chance.below(most)) * minuteMs);
    const status = chance.of([
      "pending",
      "processing",
      "approved",
      "dispatched",
      "completed",
      "completed",
      "denied",
    ] as const);
    const isDecided = status !== "pending" && status !== "processing";
    const decidedAt = isDecided ? after(2000) : null;
    const isPaid = isDecided && status !== "denied";
    const officer = chance.below(10) === 0 ? null : chance.below(officers);
    return {
      at,
      status,
      urgency: chance.of(["critical", "high", "medium", "medium", "low"] as const),
      state: chance.of(states),
      officer,
      agency: officer === null ? null : officer % agencies,
      types: chance
        .of([["food"], ["food", "shelter"], ["shelter"], ["transportation", "food"]] as const)
        .slice(),
      cents: chance.below(8) === 0 ? null : 1000 + chance.below(90_000),
      decidedAt,
      completedAt:
        status === "completed" && decidedAt
          ? new Date(decidedAt.getTime() + chance.below(9000) * minuteMs)
          : null,
      money:
        isPaid && decidedAt
          ? { cents: 500 + chance.below(50_000), at: decidedAt, isLive: true }
          : chance.below(4) === 0
            ? { cents: 777, at: after(100), isLive: false }
            : null,
    };
  });
}

/** Writes the history as rows, as if it had happened. */
export async function writeHistory(lab: Lab, history: readonly Past[]): Promise<number[]> {
  const people = await lab.db.officer.createManyAndReturn({
    data: Array.from({ length: officers }, (_, n) => ({
      name: `Officer ${n}`,
      rank: "Sergeant",
      agency: `Agency ${n % agencies}`,
      badgeNumber: `H-${n}`,
      phone: "555-010-0100",
      email: `h${n}@past.gov`,
      emailKey: `h${n}@past.gov`,
    })),
  });
  return lab.db.$transaction(async (tx) => {
    const rows = await tx.emergencyRequest.createManyAndReturn({
      data: history.map((past, n) => ({
        caseId: `EM-2020-${100_000 + n}`,
        status: past.status,
        urgencyLevel: past.urgency,
        officerId: past.officer === null ? null : people[past.officer]!.id,
        victimName: `Person ${n}`,
        victimContact: "",
        victimAddress: "",
        victimPhone: "",
        victimEmail: "",
        state: past.state,
        requestDetails: "Something is needed",
        requestedHelpTypes: past.types,
        requestAmountCents: past.cents,
        firstDecidedAt: past.decidedAt,
        completedAt: past.completedAt,
        createdAt: past.at,
        updatedAt: past.at,
      })),
    });
    const ids = rows.map(({ id }) => id);
    await tx.helpDispatch.createMany({
      data: history.flatMap(({ status, at }, n) =>
        status === "dispatched"
          ? [
              {
                requestId: ids[n]!,
                helpType: "food",
                dispatchNotes: "",
                providerInfo: "",
                estimatedValueCents: 0,
                promoCodeSealed: "",
                promoCodeKey: `past ${n}`,
                confirmationNumber: `PAST${n}`,
                createdAt: at,
              },
            ]
          : [],
      ),
    });
    await tx.fundAllocation.createMany({
      data: history.flatMap(({ money, status }, n) =>
        money
          ? [
              {
                requestId: ids[n]!,
                amountCents: money.cents,
                justification: "Before",
                status: !money.isLive ? "denied" : status === "completed" ? "distributed" : "allocated",
                authority: "administrator" as const,
                allocatedAt: money.at,
                updatedAt: money.at,
              },
            ]
          : [],
      ),
    });
    return ids;
  });
}
