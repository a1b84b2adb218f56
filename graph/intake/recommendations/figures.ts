import * as z from "zod/mini";

/** In US dollars. */
export interface FiguresView {
  source: string;
  byRules: number;
  proposed: number;
}

const stored = z.object({ figures: z.object({ byRulesCents: z.number(), proposedCents: z.number() }) });

/** Both amounts of a model's recommendation; null for the rule engine's own, and for older ones. */
export function shownFigures({ source, inputs }: { source: string; inputs: unknown }): FiguresView | null {
  const read = z.safeParse(stored, inputs);
  if (!read.success) return null;
  const { byRulesCents, proposedCents } = read.data.figures;
  return { source, byRules: byRulesCents / 100, proposed: proposedCents / 100 };
}
