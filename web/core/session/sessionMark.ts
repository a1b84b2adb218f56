import { useMemo, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";

/**
 * What the server exposes of the session, which no script can read: its existence, kind and start.
 */
export interface SessionMark {
  kind: "officer" | "citizen" | "admin";
  startedAt: number;
  /** The same for one officer or administrator over all their sessions. */
  who?: string;
}

const marked = /(?:^|;\s*)safevoice-session=(officer|citizen|admin)\.(\d{1,15})(?:\.([\w-]+))?(?:;|$)/;

/**
 * For display only: forging it changes only the shown buttons. Read again with each page and each
 * return to the tab.
 */
export function useSessionMark(): SessionMark | undefined {
  useLocation();
  const cookie = useSyncExternalStore(listen, readMark, () => "");
  return useMemo(() => parseMark(cookie), [cookie]);
}

/** What other tabs learn at once when this one locks or unlocks. */
export const lockKey = "safevoice-lock";
const lockedMark = /(?:^|;\s*)safevoice-session=locked\.\d/;

/** An officer's session is locked here. The mark names no one, so nothing of theirs is offered. */
export const isMarkedLocked = (): boolean => lockedMark.test(document.cookie);

/** The same, as it changes: also by another tab. */
export function useIsLocked(): boolean {
  useLocation();
  return useSyncExternalStore(listen, isMarkedLocked, () => false);
}

const readMark = () => marked.exec(document.cookie)?.[0] ?? "";

export function parseMark(cookies: string): SessionMark | undefined {
  const [, kind, startedAt, who] = marked.exec(cookies) ?? [];
  if (!kind) return undefined;
  return { kind: kind as SessionMark["kind"], startedAt: Number(startedAt), ...(who && { who }) };
}

function listen(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  // A page that the browser kept in memory, and another tab that locked or unlocked.
  window.addEventListener("pageshow", listener);
  const hear = ({ key }: StorageEvent) => key === lockKey && listener();
  window.addEventListener("storage", hear);
  return () => {
    window.removeEventListener("pageshow", listener);
    window.removeEventListener("storage", hear);
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
}
