import type { Context } from "../../../core/context.ts";
import { reaches } from "../../../core/access/agency-scope.ts";
import { isTool } from "../../../core/access/viewer.ts";
import { Refusal } from "../../../core/errors.ts";
import { says } from "../../../../shared/help/dispatches/sentences.ts";
import { dayMs, minuteMs } from "../../../../shared/core/time/durations.ts";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { DispatchFacts } from "./facts.sql.ts";

/** Help of one kind for one person within these days overlaps, and needs a reason. */
const overlapDays = 30;

export const isOverlapping = (helpedAt: Date, now: Date): boolean =>
  now.getTime() - helpedAt.getTime() < overlapDays * dayMs;

/** Why help of a kind is dispatched that the person got recently, and on which request. */
export interface Overlap {
  reason: string;
  request: number;
}

/** Help of one kind within 30 days for one person, on another request, needs a reason. */
export function demandOverlapReason(
  { viewer, now }: Context,
  { samePerson }: DispatchFacts,
  chosen: readonly { helpType: HelpType }[],
  reason: string | undefined,
): Overlap | null {
  const earlier = samePerson?.help.find(
    ({ at, helpType }) => isOverlapping(at, now()) && chosen.some((one) => one.helpType === helpType),
  );
  if (!earlier) return null;
  if (isTool(viewer)) throw new Refusal("FORBIDDEN", says.overlapByPerson);
  if (reason) return { reason, request: earlier.number };
  const minutes = Math.floor((now().getTime() - earlier.at.getTime()) / minuteMs);
  const overlaps = reaches(viewer, earlier.agencyId)
    ? says.overlaps({ caseId: earlier.caseId, minutes })
    : says.overlapsElsewhere({ minutes });
  throw new Refusal("INVALID", overlaps, { overlapReason: [overlaps] });
}
