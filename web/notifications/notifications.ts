import { onDevice } from "../core/device/storage.ts";
import { useSyncExternalStore } from "react";
import type { RequestStatus } from "#shared/requests/rules";
import type { VerificationStatus } from "#shared/verification/rules";
import { listenersTo } from "../core/device/otherTabs.ts";

/**
 * One change of status that this device has noticed. Numbers and words of state, nothing of the
 * victim.
 */
export interface Notification {
  number: number;
  caseId: string;
  status: RequestStatus;
  /** The number of a letter that has come; then the status tells nothing. */
  letter?: string;
  /**
   * The supervisor's answer to the officer's case, which is named by `caseId`; then number and
   * status tell nothing.
   */
  answer?: Exclude<VerificationStatus, "pending">;
  /** ISO, UTC: when it was noticed. */
  at: string;
  isRead: boolean;
}

const storageKey = "requestNotifications";
const mostKept = 20;
const none: readonly Notification[] = [];
const { tell, listen } = listenersTo(storageKey, () => (current = undefined));
let current: readonly Notification[] | undefined;

/** What was noticed on this device during the session, newest first. */
export const useNotifications = () => useSyncExternalStore(listen, read, () => none);

export const unreadIn = (list: readonly Notification[]) => list.filter(({ isRead }) => !isRead).length;

/** What it is about: each is kept once. */
export const nameOf = ({ number, caseId, status, letter, answer }: Change) =>
  answer ? `${caseId}-${answer}` : `${number}-${letter ?? status}`;

type Change = Omit<Notification, "at" | "isRead">;

/** A change that was noticed twice is kept once, as the newest. */
export function keepNotifications(changes: readonly Change[], now: Date): void {
  const at = now.toISOString();
  const fresh = changes.map(({ number, caseId, status, letter, answer }) => ({
    ...{ number, caseId, status, at, isRead: false },
    ...(letter && { letter }),
    ...(answer && { answer }),
  }));
  const isTold = (old: Notification) => fresh.some((change) => nameOf(change) === nameOf(old));
  save([...fresh, ...read().filter((old) => !isTold(old))].slice(0, mostKept));
}

/** What was noted since a moment is no news after all. */
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

/** After logging out nothing of the cases stays behind. */
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
  return Array.isArray(list) ? list.filter(isNotification).slice(0, mostKept) : none;
}

function isNotification(entry: unknown): entry is Notification {
  const { number, caseId, status, at } = (entry ?? {}) as Record<string, unknown>;
  return typeof number === "number" && [caseId, status, at].every((text) => typeof text === "string");
}
