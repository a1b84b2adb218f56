import type { EmergencyRequest } from "../../../../prisma/client/client.ts";
import { demand } from "../../../core/access/audiences.ts";
import type { Context } from "../../../core/context.ts";
import { doEach } from "../../../core/do-each.ts";
import { assignCase } from "./owner.ts";
import { can } from "./policy.ts";

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
  const done = await doEach(
    cases,
    ({ number }) => number,
    ({ number, shown }) => assignCase(context, number, { owner, shown }),
  );
  return done.map(({ key: { number }, row, refusal }) => ({ number, request: row, refusal }));
}
