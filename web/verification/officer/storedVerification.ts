import { inTab, onDevice } from "../../core/device/storage.ts";
import { forgetSeen } from "../live/answerSince.ts";

/*
 * What this browser keeps of the officer's case. It is for display only: who somebody is, the
 * server knows from the session. A forbidden or full storage loses the convenience and nothing
 * else.
 */

const recordKey = "officerVerification";
const caseKey = "caseNumber";

export interface KeptVerification {
  caseNumber: string;
  badgeNumber: string;
  verificationStatus: string;
  verificationToken: string;
  verificationTimestamp: string;
}

export const readKept = () => (inTab.getJson(recordKey) ?? {}) as Partial<KeptVerification>;

export function keepVerification(record: KeptVerification): void {
  inTab.set(recordKey, JSON.stringify(record));
  onDevice.set(caseKey, record.caseNumber);
}

/** After logging out nothing of the case stays behind. */
export function forgetVerification(): void {
  inTab.set(recordKey, "");
  onDevice.set(caseKey, "");
  forgetSeen();
}
