import { onDevice } from "../core/device/storage.ts";
import { requestStatuses, type RequestStatus } from "#shared/requests/rules";

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
 * This device remembers ids and statuses and nothing else of a request: as the list showed them
 * last, and as Notifications noted them last, wherever somebody was then.
 */
type Snapshot = "lastViewedRequests" | "lastNotedRequests";
const dismissedKey = "dismissedNotifications";
const mostRemembered = 500;

/** What moved since this device last looked; a request seen for the first time is no change. */
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

/** Requests on pages that are not loaded keep what was last seen of them. */
export function saveSnapshot(snapshot: Snapshot, before: Statuses, requests: readonly Seen[]): void {
  const now = new Map(before);
  for (const { number, status } of requests) now.set(number, status);
  const newest = [...now].sort(([a], [b]) => b - a).slice(0, mostRemembered);
  writeList(
    snapshot,
    newest.map(([id, status]) => ({ id, status })),
  );
}

/** One's own change: neither the list nor Notifications has anything to tell of it. */
export function rememberAsKnown(request: Seen): void {
  for (const snapshot of ["lastViewedRequests", "lastNotedRequests"] as const)
    saveSnapshot(snapshot, readSnapshot(snapshot), [request]);
}

/** A session's end takes with it what was noted. */
export const forgetNoted = () => writeList("lastNotedRequests", []);

export const isDismissed = (change: Seen) => readList(dismissedKey).includes(nameOf(change));

export function rememberDismissed(change: Seen): void {
  if (isDismissed(change)) return;
  writeList(dismissedKey, [...readList(dismissedKey), nameOf(change)].slice(-mostRemembered));
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
  // Where it cannot be kept a change may be told twice, and nothing is lost.
  onDevice.set(key, list.length > 0 ? JSON.stringify(list) : "");
}
