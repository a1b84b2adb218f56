import type { RequestStatus } from "../../../prisma/client/enums.ts";
import type { Reason } from "../../decisions/timeline/attribution.ts";

/** The headline that a pass shows, also without its PIN. */
export const passStages = [
  "received",
  "checked",
  "approved",
  "onItsWay",
  "ready",
  "given",
  "done",
  "notGranted",
] as const;
export type PassStage = (typeof passStages)[number];

export type TicketState = "ready" | "problem" | "received" | "used" | "disputed" | "void" | "expired";

const stages = {
  pending: "received",
  processing: "checked",
  approved: "approved",
  dispatched: "onItsWay",
  completed: "done",
  denied: "notGranted",
} as const satisfies Record<RequestStatus, PassStage>;

interface Standing {
  status: RequestStatus;
  tickets: readonly TicketState[];
  waitsFor: Reason | null;
}

/** Its code must not be used anymore. */
export const isOver = (state: TicketState) => state === "void" || state === "expired";

/**
 * The headline, by the request's status and what its help can do now, and the reason to wait that
 * goes with it. The headline, the sentence below it and the tickets never contradict each other:
 * help that can be used is ready, and what was given is no longer on its way.
 */
export function progressOf({ status, tickets, waitsFor }: Standing): {
  stage: PassStage;
  waitsFor: SaidReason | null;
} {
  const isUnderWay = status === "approved" || status === "dispatched";
  if (isUnderWay && tickets.includes("ready"))
    return { stage: "ready", waitsFor: waitsFor === "problem" || waitsFor === "answer" ? waitsFor : null };
  const said = waitsFor === "recipient_message" || waitsFor === "redemption" ? null : waitsFor;
  if (isUnderWay && waitsFor === "completion" && tickets.length > 0)
    return { stage: "given", waitsFor: said };
  if (isUnderWay && tickets.length > 0 && tickets.every(isOver)) return { stage: "approved", waitsFor: said };
  return { stage: stages[status], waitsFor: said };
}

/** That ready help waits for the recipient is said by the headline. */
export type SaidReason = Exclude<Reason, "recipient_message" | "redemption">;
