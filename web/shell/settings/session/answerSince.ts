import type { VerificationStatus } from "../../../../shared/officers/verification/rules.ts";
import { inTab, onDevice } from "../../../core/device/storage.ts";

export interface CaseSeen {
  caseNumber: string;
  status: VerificationStatus;
}
export type Answer = Exclude<VerificationStatus, "pending">;

const seenKey = "lastSeenVerification";

/**
 * The supervisor's answer, if it came since this tab, or for a new tab this device, last saw the
 * case.
 */
export function answerSince(seen: CaseSeen): Answer | undefined {
  const before = inTab.get(seenKey) || onDevice.get(seenKey);
  for (const kept of [inTab, onDevice]) kept.set(seenKey, nameOf(seen));
  const { caseNumber, status } = seen;
  if (status === "pending" || before !== nameOf({ caseNumber, status: "pending" })) return undefined;
  return status;
}

/** After signing out no case data stays. */
export function forgetSeen(): void {
  for (const kept of [inTab, onDevice]) kept.set(seenKey, "");
}

const nameOf = ({ caseNumber, status }: CaseSeen) => `${status} ${caseNumber}`;
