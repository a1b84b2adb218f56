import { onDevice } from "../../core/device/storage.ts";
import { useSyncExternalStore } from "react";
import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import type { VerificationStatus } from "../../../shared/officers/verification/rules.ts";
import { listenersTo } from "../../core/device/otherTabs.ts";

/** One status change noticed on this device. Numbers and statuses only, no victim data. */
export interface Notification {
  number: number;
  caseId: string;
  status: RequestStatus;
  /** The number of a new letter; then the status is unused. */
  letter?: string;
  /**
   * The supervisor's answer to the officer's case in `caseId`; then number and status are unused.
   */
  answer?: Exclude<VerificationStatus, "pending">;
  /** ISO, UTC: when it was noticed. */
  at: string;
  isRead: boolean;
}

const storageKey = "requestNotifications";
const maxKept = 20;
const none: readonly Notification[] = [];
const { tell, listen } = listenersTo(storageKey, () => (current = undefined));
let current: readonly Notification[] | undefined;

/** Noticed on this device during the session, newest first. */
export const useNotifications = () => useSyncExternalStore(listen, read, () => none);

export const unreadIn = (list: readonly Notification[]) => list.filter(({ isRead }) => !isRead).length;

/** Its subject; one per subject is kept. */
export const nameOf = ({ number, caseId, status, letter, answer }: Change) =>
  answer ? `${caseId}-${answer}` : `${number}-${letter ?? status}`;

type Change = Omit<Notification, "at" | "isRead">;

/** A repeated change is kept once, as the newest. */
export function keepNotifications(changes: readonly Change[], now: Date): void {
  const at = now.toISOString();
  const fresh = changes.map(({ number, caseId, status, letter, answer }) => ({
    ...{ number, caseId, status, at, isRead: false },
    ...(letter && { letter }),
    ...(answer && { answer }),
  }));
  const isTold = (old: Notification) => fresh.some((change) => nameOf(change) === nameOf(old));
  save([...fresh, ...read().filter((old) => !isTold(old))].slice(0, maxKept));
}

/** Removes what was recorded since a moment. */
export function takeBackNotification(
  { number, status }: Pick<Notification, "number" | "status">,
  since: string,
): void {
  const isIt = (known: Notification) =>
    known.number === number && known.status === status && !known.letter && known.at >= since;
  if (read().some(isIt)) save(read().filter((known) => !isIt(known)));
}

export function markNotificationsRead(): void {
  if (unreadIn(read()) > 0) save(read().map((known) => ({ ...known, isRead: true })));
}

/** After signing out no case data stays. */
export const forgetNotifications = () => save(none);

function read(): readonly Notification[] {
  current ??= stored();
  return current;
}

function save(list: readonly Notification[]): void {
  current = list;
  onDevice.set(storageKey, list.length > 0 ? JSON.stringify(list) : "");
  tell();
}

function stored(): readonly Notification[] {
  const list = onDevice.getJson(storageKey);
  return Array.isArray(list) ? list.filter(isNotification).slice(0, maxKept) : none;
}

function isNotification(entry: unknown): entry is Notification {
  const { number, caseId, status, at } = (entry ?? {}) as Record<string, unknown>;
  return typeof number === "number" && [caseId, status, at].every((text) => typeof text === "string");
}
