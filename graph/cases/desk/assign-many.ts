import type { EmergencyRequest } from "../../../prisma/client/client.ts";
import { demand } from "../../core/access/audiences.ts";
import type { Context } from "../../core/context.ts";
import { Refusal } from "../../core/errors.ts";
import { says } from "../sentences.ts";
import { assignCase } from "./owner.ts";
import { can } from "./policy.ts";
import { mostAssigned } from "./rules.shared.ts";

export interface Assigned {
  number: number;
  request: EmergencyRequest | null;
  /** Why this case was not assigned. */
  refusal: string | null;
}

interface AssignMany {
  cases: readonly { number: number; shown: string | null }[];
  owner: string | null;
}

/**
 * Gives several cases to one administrator. Each is decided for itself: a case that a colleague has
 * just taken is refused with the reason, and the others are assigned.
 */
export async function assignCases(context: Context, { cases, owner }: AssignMany): Promise<Assigned[]> {
  demand(can.workOnCases(context.viewer));
  const numbers = new Set(cases.map(({ number }) => number));
  if (cases.length === 0 || cases.length > mostAssigned || numbers.size < cases.length)
    throw new Refusal("INVALID", says.assignSome, { cases: [says.assignSome] });
  const results: Assigned[] = [];
  // One after the other: together they would wait for each other's connections.
  for (const { number, shown } of cases) {
    try {
      const request = await assignCase(context, number, { owner, shown });
      results.push({ number, request, refusal: null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      // the owner is the same for all
      if (error.code === "INVALID") throw error;
      results.push({ number, request: null, refusal: error.message });
    }
  }
  return results;
}
