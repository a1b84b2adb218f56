import { admit } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { dayMs } from "../../../shared/core/time/durations.ts";
import { complianceRules, lookedBackDays, namedCases, type ComplianceRule } from "./rules.ts";
import { countCompliance, type BrokenCase, type RuleCount } from "./compliance.sql.ts";
import { en, type ComplianceFigure } from "./words.en.ts";

export interface Figure {
  name: ComplianceFigure;
  /** Null without data. */
  value: string | null;
  basis: string;
}

export interface RuleKept extends RuleCount {
  name: ComplianceRule;
  /** Percent with one decimal; null if it applied to nothing. */
  share: number | null;
}

export interface Compliance {
  from: Date;
  to: Date;
  figures: Figure[];
  rules: RuleKept[];
}

/** How recent decisions complied with the rules, counted on request. */
export async function readCompliance(context: Context): Promise<Compliance> {
  admit(context.viewer, "readFigures");
  const to = context.now();
  const from = new Date(to.getTime() - lookedBackDays * dayMs);
  const row = await countCompliance(context.sql, from, to);
  const { decisions, compliant, responseSeconds, pending, overdue, rules } = row;
  const score = percent(compliant, decisions);
  return {
    from,
    to,
    figures: [
      { name: "score", value: score === null ? null : `${score}%`, basis: en.decisions(decisions) },
      { name: "pendingReviews", value: pending.toLocaleString("en-US"), basis: en.overdue(overdue) },
      {
        name: "averageResponseTime",
        value: decisions ? en.minutes(responseSeconds / decisions / 60) : null,
        basis: en.decisions(decisions),
      },
    ],
    rules: complianceRules.map((name) => {
      const { applies, kept, broken } = rules[name];
      return { name, applies, kept, broken, share: percent(kept, applies) };
    }),
  };
}

/** The case IDs of the newest ones. */
export const namesOf = (broken: readonly BrokenCase[]) =>
  broken.slice(0, namedCases).map(({ caseId }) => caseId);

/** Never rounded up to 100. */
const percent = (part: number, whole: number) =>
  whole ? (part === whole ? 100 : Math.min(99.9, Math.round((part / whole) * 1000) / 10)) : null;
