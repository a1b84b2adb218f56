import type { AllocationStatus, RequestStatus } from "../../../../prisma/client/enums.ts";
import { isUndecided } from "../../../../shared/core/request-statuses.ts";

/** The statuses that an administrator may set. */
export const stepTargets = ["pending", "approved", "completed"] as const;
export type StepTarget = (typeof stepTargets)[number];

export const stepRefusals = ["destroyed", "same", "distributed", "dispatches"] as const;
export type StepRefusal = (typeof stepRefusals)[number];

export const stepEffects = [
  "money_allocated",
  "money_voided",
  "money_left",
  "approvals_voided",
  "letters_sent",
  "letters_voided",
] as const;
export type StepEffect = (typeof stepEffects)[number];

/** The facts behind a request's status. */
export interface Standing {
  status: RequestStatus;
  /** Of the live allocation. */
  money: AllocationStatus | null;
  /** Money that was neither dispatched nor handed over. */
  leftCents: number;
  /** Dispatches that were not voided. */
  dispatches: number;
  /** Approvals that count. */
  approvals: number;
  /** Letters that are valid or about to be written. */
  letters: number;
  /** The record was destroyed under a retention schedule: nothing on it changes any more. */
  isDestroyed: boolean;
}

export interface Step {
  to: StepTarget;
  refusal: StepRefusal | null;
  /** An unusual step: requires a reason. */
  isUnusual: boolean;
  effects: StepEffect[];
}

/**
 * What an administrator's step would do. Usual steps follow the normal rules. Any request may also
 * be set to pending, approved or completed, with a reason, unless its money was handed over or a
 * dispatch would be left without its decision. Completing leaves undistributed money allocated, to
 * be marked by the person who hands it over.
 */
export function stepTo(to: StepTarget, standing: Standing): Step {
  const { status, money } = standing;
  const usual =
    (to === "approved" && isUndecided(status)) ||
    (to === "completed" && (status === "approved" || status === "dispatched"));
  return {
    to,
    isUnusual: !usual && status !== to,
    refusal: refusalOf(to, standing),
    effects: effectsOf(to, standing, money === "pending" || money === "allocated"),
  };
}

function refusalOf(to: StepTarget, { status, money, dispatches, isDestroyed }: Standing): StepRefusal | null {
  if (isDestroyed) return "destroyed";
  if (status === to) return "same";
  if (money === "distributed") return "distributed";
  return to !== "completed" && dispatches > 0 ? "dispatches" : null;
}

function effectsOf(to: StepTarget, standing: Standing, isLive: boolean): StepEffect[] {
  const { status, money, leftCents, approvals, letters } = standing;
  const effect = (name: StepEffect, holds: boolean) => (holds ? [name] : []);
  const voided = effect("letters_voided", letters > 0);
  if (to === "approved" && money === "allocated") return [];
  if (to === "approved") return [...(isUndecided(status) ? [] : voided), "money_allocated", "letters_sent"];
  if (to === "completed")
    return money === "allocated"
      ? effect("money_left", leftCents > 0)
      : [
          ...effect("money_voided", isLive),
          ...effect("approvals_voided", isUndecided(status) && approvals > 0),
        ];
  return [...effect("money_voided", isLive), ...effect("approvals_voided", approvals > 0), ...voided];
}
