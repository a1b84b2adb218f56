import { amountToAllocate } from "../../shared/decisions/allocations/rules.ts";
import {
  matchResources,
  type Candidate,
  type ResourceMatch,
} from "../../graph/intake/recommendations/matching.ts";
import {
  recommendAmount,
  type AmountAdvice,
  type Facts,
  type Limits,
  type Ruleset,
} from "../../graph/intake/recommendations/rules.ts";
import type { Needs } from "../../shared/intake/needs/rules.ts";
import { factsOfNeeds } from "../../graph/intake/recommendations/facts-of-needs.ts";
import { settleNeeds, type Settled } from "../../graph/intake/needs/settle.ts";
import { caseIdFor, type UrgencyLevel } from "../../shared/intake/requests/rules.ts";
import { isUndecided, type RequestStatus } from "../../shared/core/request-statuses.ts";
import type { Chance } from "./demo-chance.ts";
import { inventPeople, type DemoOwner, type Person } from "./demo-people.ts";
import { citizenStories, denialReasons, stories, type Story } from "./demo-words.ts";
import { yearIn } from "../../shared/core/time/zone.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** The ages in days of each owner's requests, by status: 40 in all. */
const filedDaysAgo: Partial<Record<DemoOwner, Partial<Record<RequestStatus, number[]>>>> = {
  trusted: {
    pending: [0.06, 0.4, 1.2, 2.1, 3.5],
    processing: [1.6, 4.2, 6.3],
    approved: [2.6, 5.1, 7.4, 9.8, 12.5, 15.3],
    dispatched: [8.2, 11.4, 13.7, 18.1],
    completed: [21.2, 24.6, 29.3, 33.8, 40.4, 47.1, 55.7],
    denied: [17.5],
  },
  limited: {
    pending: [0.9],
    processing: [2.9, 5.8],
    approved: [10.4],
    dispatched: [16.2],
    completed: [36.5],
    denied: [44.3],
  },
  pending: { pending: [0.1, 0.13, 0.17] },
  citizen: { pending: [0.3, 4.8], approved: [20.2], denied: [31.6] },
};

export interface PlannedRequest {
  owner: DemoOwner;
  status: RequestStatus;
  caseId: string;
  urgencyLevel: UrgencyLevel;
  person: Person;
  story: Story;
  hasVictimInfo: boolean;
  needs: Needs;
  facts: Facts;
  advice: AmountAdvice;
  resources: ResourceMatch[];
  /** The amount that an approval allocates. */
  amountCents: number;
  denialReason: string | null;
  filed: Date;
  described: Date;
  recommended: Date;
  decided: Date | null;
  dispatched: Date | null;
  distributed: Date | null;
}

/** A request in the database. */
export interface Filed extends PlannedRequest {
  id: number;
  citizenId: number | null;
}

interface Rules {
  now: Date;
  zone: string;
  chance: Chance;
  rulesets: Ruleset[];
  limits: Limits;
  candidates: Candidate[];
}

/**
 * The timeline of the demo, oldest first. Amounts and resources come from the product's own rules.
 */
export function planRequests({ now, zone, chance, rulesets, limits, candidates }: Rules): PlannedRequest[] {
  const nextPerson = inventPeople(chance);
  const nextStory = {
    long: chance.inTurn(stories.filter(({ long }) => long)),
    short: chance.inTurn(stories.filter(({ long }) => !long)),
    own: chance.inTurn(citizenStories),
  };
  const nextDenial = chance.inTurn(denialReasons);
  const taken = new Set<string>();
  const planned = slots().map(({ owner, status, daysAgo }) => {
    const story =
      nextStory[owner === "citizen" ? "own" : needsSecondPerson(owner, status, daysAgo) ? "long" : "short"]();
    const person = nextPerson();
    const urgencyLevel = urgencyOf(story, chance);
    const hasVictimInfo = status !== "pending" || chance.between(1, 3) > 1;
    const texts = [story.details, ...(hasVictimInfo ? [story.needStatement, story.dependents] : [])];
    const { needs } = settleNeeds({ stated: null, texts, services: story.helpTypes });
    const settled: Settled = { needs, source: "confirmed" };
    const facts: Facts = {
      ...factsOfNeeds(settled, texts),
      urgencyLevel,
      state: person.state,
    };
    const advice = recommendAmount(facts, rulesets, limits);
    const filed = new Date(now.getTime() - daysAgo * dayMs);
    const after = (start: Date | null, from: number, to: number) =>
      start && new Date(start.getTime() + chance.between(from / minuteMs, to / minuteMs) * minuteMs);
    const decided = status === "pending" ? null : after(filed, hourMs, 6 * hourMs);
    const dispatched =
      status === "dispatched" || status === "completed" ? after(decided, 2 * hourMs, 20 * hourMs) : null;
    return {
      owner,
      status,
      caseId: freeCaseId(yearIn(zone, filed), taken, chance),
      urgencyLevel,
      person,
      story,
      hasVictimInfo,
      needs,
      facts,
      advice,
      resources: matchResources(facts, candidates, { state: person.state, city: person.city }),
      amountCents: amountToAllocate({
        recommendedCents: advice.amountCents,
        maxCents: limits.maxFundAllocationCents,
      }),
      denialReason: status === "denied" ? nextDenial() : null,
      filed,
      described: new Date(filed.getTime() + chance.between(8, 40) * minuteMs),
      recommended: new Date(filed.getTime() + chance.between(900, 4_000)),
      decided,
      dispatched,
      distributed: status === "completed" ? after(dispatched ?? decided, 6 * hourMs, 40 * hourMs) : null,
    };
  });
  return planned.toSorted((a, b) => a.filed.getTime() - b.filed.getTime());
}

function slots() {
  return Object.entries(filedDaysAgo).flatMap(([owner, byStatus]) =>
    Object.entries(byStatus).flatMap(([status, days]) =>
      days.map((daysAgo) => ({ owner: owner as DemoOwner, status: status as RequestStatus, daysAgo })),
    ),
  );
}

/**
 * A trusted officer's own request waits only above their limit; some of the approved ones waited as
 * well.
 */
const needsSecondPerson = (owner: DemoOwner, status: RequestStatus, daysAgo: number) =>
  owner === "trusted" &&
  ((isUndecided(status) && status !== "pending") || (status === "approved" && daysAgo > 12));

function urgencyOf(story: Story, chance: Chance): UrgencyLevel {
  if (/fleeing/.test(story.details)) return "critical";
  return chance.pick(["high", "high", "medium", "medium", "medium", "low"] as const);
}

function freeCaseId(year: number, taken: Set<string>, chance: Chance): string {
  const caseId = caseIdFor(year, 4, chance.between);
  if (taken.has(caseId)) return freeCaseId(year, taken, chance);
  taken.add(caseId);
  return caseId;
}
