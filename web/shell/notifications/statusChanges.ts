import { onDevice } from "../../core/device/storage.ts";
import { requestStatuses, type RequestStatus } from "../../../shared/core/request-statuses.ts";

export interface Seen {
  number: number;
  caseId: string;
  status: RequestStatus;
}

export interface StatusChange extends Seen {
  from: RequestStatus;
}

type Statuses = ReadonlyMap<number, RequestStatus>;

/**
 * This device stores only ids and statuses of requests: as the list and Notifications last showed
 * them.
 */
type Snapshot = "lastViewedRequests" | "lastNotedRequests";
const dismissedKey = "dismissedNotifications";
const maxRemembered = 500;

/** Changes since this device's last look; a new request is no change. */
export function changesSince(before: Statuses, requests: readonly Seen[]): StatusChange[] {
  return requests.flatMap((request) => {
    const from = before.get(request.number);
    return from === undefined || from === request.status ? [] : [{ ...request, from }];
  });
}

export function readSnapshot(snapshot: Snapshot): Statuses {
  const known = readList(snapshot).filter(isViewed);
  return new Map(known.map(({ id, status }) => [id, status]));
}

/** Requests on other pages keep their last known status. */
export function saveSnapshot(snapshot: Snapshot, before: Statuses, requests: readonly Seen[]): void {
  const now = new Map(before);
  for (const { number, status } of requests) now.set(number, status);
  const newest = [...now].sort(([a], [b]) => b - a).slice(0, maxRemembered);
  writeList(
    snapshot,
    newest.map(([id, status]) => ({ id, status })),
  );
}

/** The person's own change: neither the list nor Notifications announces it. */
export function rememberAsKnown(request: Seen): void {
  for (const snapshot of ["lastViewedRequests", "lastNotedRequests"] as const)
    saveSnapshot(snapshot, readSnapshot(snapshot), [request]);
}

/** Removed at the end of the session. */
export const forgetNoted = () => writeList("lastNotedRequests", []);

export const isDismissed = (change: Seen) => readList(dismissedKey).includes(nameOf(change));

export function rememberDismissed(change: Seen): void {
  if (isDismissed(change)) return;
  writeList(dismissedKey, [...readList(dismissedKey), nameOf(change)].slice(-maxRemembered));
}

/** "{requestId}-{status}". */
const nameOf = ({ number, status }: Seen) => `${number}-${status}`;

function isViewed(entry: unknown): entry is { id: number; status: RequestStatus } {
  if (typeof entry !== "object" || entry === null) return false;
  const { id, status } = entry as { id?: unknown; status?: unknown };
  return typeof id === "number" && requestStatuses.some((known) => known === status);
}

function readList(key: string): unknown[] {
  const stored = onDevice.getJson(key);
  return Array.isArray(stored) ? stored : [];
}

function writeList(key: string, list: readonly unknown[]): void {
  // Without storage a change may be announced twice, and nothing is lost.
  onDevice.set(key, list.length > 0 ? JSON.stringify(list) : "");
}
