import type { Facts, Need } from "./rules.ts";

const maxResources = 5;

/** A row of the directory, as far as matching looks at it. */
export interface Candidate {
  id: number;
  state: string;
  type: string;
  name: string;
  contactInfo: string;
  area: string;
}

export interface ResourceMatch {
  resourceId: number;
  /** 0 to 5, one decimal */
  confidence: number;
  reason: string;
}

/** Up to five directory rows that answer the needs, surest first. */
export function matchResources(facts: Facts, candidates: readonly Candidate[]): ResourceMatch[] {
  const asked = new Set<Need>([...facts.needs, ...facts.helpTypes]);
  const urgent = facts.urgencyLevel === "critical" || facts.urgencyLevel === "high";
  const best = candidates
    .filter((row) => row.state === "US" || row.state === facts.state)
    .flatMap((row) => {
      const found = score(row, asked);
      if (!found) return [];
      const local = row.state === "US" ? -0.4 : 0;
      const haste = urgent && row.contactInfo !== "911" ? 0.2 : 0;
      return [
        {
          row,
          confidence: clampConfidence(found.confidence + (found.fixed ? 0 : local + haste)),
          reason: found.reason,
        },
      ];
    })
    .sort(
      (a, b) =>
        b.confidence - a.confidence ||
        Number(a.row.state === "US") - Number(b.row.state === "US") ||
        a.row.id - b.row.id,
    );
  return onePerContact(best)
    .slice(0, maxResources)
    .map(({ row, confidence, reason }) => ({ resourceId: row.id, confidence, reason }));
}

/** Keeps a score on the scale that the screen draws (spec 9): 0 to 5 with one decimal. */
export const clampConfidence = (score: number) =>
  Number.isFinite(score) ? Math.round(Math.min(Math.max(score, 0), 5) * 10) / 10 : 0;

interface Score {
  confidence: number;
  reason: string;
  /** A lifeline's score does not move with place or urgency. */
  fixed?: boolean;
}

function score(row: Candidate, asked: ReadonlySet<Need>): Score | null {
  if (row.contactInfo === "911")
    return asked.has("danger")
      ? { confidence: 5, fixed: true, reason: "The request speaks of immediate danger: 911 first." }
      : null;
  if (/^988\b/.test(row.contactInfo)) return scoreLifeline(row, asked);
  if (/^2-1-1\b/.test(row.contactInfo)) return scoreInformationLine(asked);
  if (/veteran|trevor|sexual assault|victimconnect/i.test(row.name) && row.state === "US")
    return scoreSpecialLine(row, asked);
  const byType = scoreByType[row.type];
  return byType ? byType(asked) : null;
}

const scoreByType: Record<string, (asked: ReadonlySet<Need>) => Score | null> = {
  food: (asked) =>
    asked.has("food") ? { confidence: 4.6, reason: "Food help for the food that is needed." } : null,
  housing: (asked) =>
    asked.has("shelter") ? { confidence: 4.2, reason: "Housing help beyond the first night." } : null,
  shelter: (asked) => {
    if (asked.has("violence"))
      return { confidence: 4.8, reason: "Safe shelter for people who flee violence." };
    return asked.has("shelter") ? { confidence: 3.4, reason: "A way to emergency shelter." } : null;
  },
  legal: (asked) => {
    if (asked.has("legal"))
      return { confidence: 4.5, reason: "Free legal help for the legal questions named." };
    return asked.has("violence") ? { confidence: 3.2, reason: "Legal help with protection orders." } : null;
  },
  medical: (asked) =>
    asked.has("medical") ? { confidence: 4.5, reason: "Care for the medical need named." } : null,
  mental_health: (asked) => {
    if (asked.has("mental_health") || asked.has("crisis"))
      return { confidence: 4.4, reason: "Support for the emotional need named." };
    return asked.has("violence") ? { confidence: 3, reason: "Support after violence." } : null;
  },
};

function scoreLifeline(row: Candidate, asked: ReadonlySet<Need>): Score | null {
  const main = !/veteran/i.test(row.name);
  if (asked.has("crisis") && main)
    return {
      confidence: 4.9,
      fixed: true,
      reason: "The request speaks of suicide: somebody answers at 988 day and night.",
    };
  if (asked.has("mental_health") && main)
    return { confidence: 4.2, reason: "Somebody to talk to, day and night." };
  return null;
}

/** 2-1-1 knows the beds, pantries and rides of the place; it is never wrong, and seldom the best answer. */
function scoreInformationLine(asked: ReadonlySet<Need>): Score {
  if (asked.has("shelter")) return { confidence: 4.3, reason: "2-1-1 knows which shelters have a bed." };
  if (asked.has("transportation"))
    return { confidence: 3.8, reason: "2-1-1 knows the ride programs of the place." };
  return { confidence: 3, reason: "2-1-1 finds local help of every kind." };
}

/** Lines for particular people are offered only when the request gives a reason. */
function scoreSpecialLine(row: Candidate, asked: ReadonlySet<Need>): Score | null {
  if (/sexual assault|victimconnect/i.test(row.name) && asked.has("violence"))
    return { confidence: 4, reason: "A confidential line for people who were harmed." };
  return null;
}

/** The same number twice helps nobody: the surer row keeps it. */
function onePerContact<Row extends { row: Candidate }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ row }) => {
    const line = row.contactInfo.split(" or ")[0] ?? row.contactInfo;
    if (seen.has(line)) return false;
    seen.add(line);
    return true;
  });
}
