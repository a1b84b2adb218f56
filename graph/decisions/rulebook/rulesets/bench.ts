import { admit } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { parse } from "../../../core/errors.ts";
import { cut, type Slice } from "../../../core/graphql/pages.ts";
import { recommendAmount, type Ruleset } from "../../../intake/recommendations/rules.ts";
import { limitsOf } from "../../../../shared/platform/system/rules.ts";
import { rulesetForm, rulesetOf } from "../../../../shared/decisions/rulebook/rulesets.ts";
import { readPastFacts } from "./rulesets.sql.ts";

/** The number of recent requests for a simulation. */
export const benchRequests = 500;

/** A request that the draft changes, or whose conditions are met. */
export interface BenchRow {
  number: number;
  caseId: string;
  isMatched: boolean;
  beforeCents: number;
  afterCents: number;
  reviewBefore: boolean;
  reviewAfter: boolean;
  /** The lines of the sum with the draft. */
  why: string[];
}

export interface Bench {
  requests: number;
  matched: number;
  changed: number;
  beforeCents: number;
  afterCents: number;
  /** The change in how many require a person. */
  reviewsBefore: number;
  reviewsAfter: number;
  total: number;
  rows: BenchRow[];
}

/**
 * Runs a draft on recent requests, with the facts that their recommendations stored, and returns
 * the changes with reasons. Writes nothing. `replaces` is the ruleset that the draft would replace.
 */
export async function benchRuleset(
  context: Context,
  { replaces, draft }: { replaces: number | null; draft: unknown },
  slice: Slice,
): Promise<Bench> {
  admit(context.viewer, "readCases");
  const tried: Ruleset = rulesetOf(parse(rulesetForm, draft));
  const stored = await context.db.aiRuleset.findMany({ where: { isActive: true } });
  const after = [...stored.filter(({ id }) => id !== replaces), tried];
  const limits = limitsOf(context.config());
  const past = await readPastFacts(context.sql, benchRequests);
  const all = past.map(({ number, caseId, facts }): BenchRow => {
    const [was, is] = [stored, after].map((rulesets) => recommendAmount(facts, rulesets, limits));
    if (!was || !is) throw new Error("two recommendations were made");
    return {
      number,
      caseId,
      isMatched: is.matched.includes(tried.name),
      beforeCents: was.amountCents,
      afterCents: is.amountCents,
      reviewBefore: was.requiresHumanReview,
      reviewAfter: is.requiresHumanReview,
      why: is.lines.map(({ label, amountCents }) => `${label}: $${(amountCents / 100).toFixed(2)}`),
    };
  });
  const isChanged = (row: BenchRow) =>
    row.beforeCents !== row.afterCents || row.reviewBefore !== row.reviewAfter;
  const shown = all.filter((row) => row.isMatched || isChanged(row));
  const sum = (value: (row: BenchRow) => number) => all.reduce((total, row) => total + value(row), 0);
  return {
    requests: all.length,
    matched: sum(({ isMatched }) => Number(isMatched)),
    changed: all.filter(isChanged).length,
    beforeCents: sum(({ beforeCents }) => beforeCents),
    afterCents: sum(({ afterCents }) => afterCents),
    reviewsBefore: sum(({ reviewBefore }) => Number(reviewBefore)),
    reviewsAfter: sum(({ reviewAfter }) => Number(reviewAfter)),
    ...cut(shown, slice),
  };
}
