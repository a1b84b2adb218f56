import { inTab, onDevice } from "../../../core/device/storage.ts";
import { forgetSeen } from "./answerSince.ts";

/*
 * The officer's case as stored in this browser, for display only: the session identifies the
 * officer. Without storage only this convenience is lost.
 */

const recordKey = "officerVerification";
const caseKey = "caseNumber";

export interface StoredVerification {
  caseNumber: string;
  badgeNumber: string;
  verificationStatus: string;
  verificationToken: string;
  verificationTimestamp: string;
}

export const readKept = () => (inTab.getJson(recordKey) ?? {}) as Partial<StoredVerification>;

export function keepVerification(record: StoredVerification): void {
  inTab.set(recordKey, JSON.stringify(record));
  onDevice.set(caseKey, record.caseNumber);
}

/** After signing out no case data stays. */
export function forgetVerification(): void {
  inTab.set(recordKey, "");
  onDevice.set(caseKey, "");
  forgetSeen();
}
