import type { RequestStatus } from "../../../../shared/core/request-statuses.ts";

export type StepStatus = "completed" | "in-progress" | "pending";
export type Steps = readonly [StepStatus, StepStatus, StepStatus, StepStatus];

interface CaseAtWork {
  status: RequestStatus;
  /** Written letters, delivered or not. */
  letters: number;
}

/** The current step of a case in the workflow: submitted, reviewed, letters sent, help given. */
export function stepsOf({ status, letters }: CaseAtWork): Steps {
  if (status === "pending" || status === "processing")
    return ["completed", "in-progress", "pending", "pending"];
  const written = letters > 0 ? "completed" : "in-progress";
  if (status === "denied") return ["completed", "completed", written, "pending"];
  return ["completed", "completed", written, status === "completed" ? "completed" : "in-progress"];
}

/** The demonstration: step 2 of four is current. */
export const demoSteps: Steps = ["completed", "in-progress", "pending", "pending"];
export const demoRequest = 12345;

/** The current step, counted from 0; the last one when all are done. */
export function currentOf(steps: Steps): number {
  const at = steps.indexOf("in-progress");
  return at === -1 ? steps.findLastIndex((step) => step === "completed") : at;
}
