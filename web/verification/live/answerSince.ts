import type { VerificationStatus } from "#shared/verification/rules";
import { inTab, onDevice } from "../../core/device/storage.ts";

export interface CaseSeen {
  caseNumber: string;
  status: VerificationStatus;
}
export type Answer = Exclude<VerificationStatus, "pending">;

const seenKey = "lastSeenVerification";

/**
 * The supervisor's answer if it came since this tab last saw the case, or, in a new tab, since this
 * device did.
 */
export function answerSince(seen: CaseSeen): Answer | undefined {
  const before = inTab.get(seenKey) || onDevice.get(seenKey);
  for (const kept of [inTab, onDevice]) kept.set(seenKey, nameOf(seen));
  const { caseNumber, status } = seen;
  if (status === "pending" || before !== nameOf({ caseNumber, status: "pending" })) return undefined;
  return status;
}

/** After logging out nothing of the case stays behind. */
export function forgetSeen(): void {
  for (const kept of [inTab, onDevice]) kept.set(seenKey, "");
}

const nameOf = ({ caseNumber, status }: CaseSeen) => `${status} ${caseNumber}`;
