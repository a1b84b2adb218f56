/*
 * What this browser keeps of the officer's case, as the spec lists it (spec 3). It is for display only: who somebody is, the server
 * knows from the session. A forbidden or full storage loses the convenience and nothing else.
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

export const readKept = () => (read(recordKey) ?? {}) as Partial<KeptVerification>;

export function keepVerification(record: KeptVerification): void {
  write(recordKey, record);
  attempt(() => localStorage.setItem(caseKey, record.caseNumber));
}

/** After logging out nothing of the case stays behind. */
export function forgetVerification(): void {
  attempt(() => {
    sessionStorage.removeItem(recordKey);
    localStorage.removeItem(caseKey);
  });
}

function read(key: string): unknown {
  return attempt(() => JSON.parse(sessionStorage.getItem(key) ?? "null") as unknown);
}

function write(key: string, value: unknown): void {
  attempt(() => sessionStorage.setItem(key, JSON.stringify(value)));
}

function attempt<Value>(action: () => Value): Value | undefined {
  try {
    return action();
  } catch {
    return undefined;
  }
}
