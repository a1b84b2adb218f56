import { usd } from "../../../../shared/help/dispatches/rules.ts";
import type { HelpType } from "../../../../shared/intake/needs/rules.ts";
import type { FieldErrors } from "../../../core/http/fieldErrors.ts";
import { RequestError } from "../../../core/http/http.ts";

/** What a dispatch needs a reason for. */
export interface NeededReasons {
  /** More than the allocation. */
  over: { given: string; allocated: string } | null;
  /** The kinds that the person got recently in another case. */
  overlap: readonly HelpType[];
}

export interface TypedReasons {
  overReason?: string;
  overlapReason?: string;
}

export const overOf = ({ givenCents, allocatedCents }: { givenCents: number; allocatedCents: number }) =>
  givenCents > allocatedCents ? { given: usd(givenCents), allocated: usd(allocatedCents) } : null;

/** Only the needed reasons are sent. */
export const sentReasons = ({ over, overlap }: NeededReasons, typed: TypedReasons) => ({
  overReason: over ? (typed.overReason ?? "") : "",
  overlapReason: overlap.length > 0 ? (typed.overlapReason ?? "") : "",
});

/** The fields that lack a reason; undefined if none does. */
export function missingReasons(
  needed: NeededReasons,
  typed: TypedReasons,
  missing: string,
): FieldErrors | undefined {
  const sent = sentReasons(needed, typed);
  if (needed.over && !sent.overReason.trim()) return { overReason: [missing] };
  if (needed.overlap.length > 0 && !sent.overlapReason.trim()) return { overlapReason: [missing] };
  return undefined;
}

/** The server asks for a reason that the form did not. */
export const needsReason = (error: unknown): boolean =>
  error instanceof RequestError && ("overReason" in error.fields || "overlapReason" in error.fields);
