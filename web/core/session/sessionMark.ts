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

const readMark = () => marked.exec(document.cookie)?.[0] ?? "";

export function parseMark(cookies: string): SessionMark | undefined {
  const [, kind, startedAt, who] = marked.exec(cookies) ?? [];
  if (!kind) return undefined;
  return { kind: kind as SessionMark["kind"], startedAt: Number(startedAt), ...(who && { who }) };
}

function listen(listener: () => void): () => void {
  document.addEventListener("visibilitychange", listener);
  window.addEventListener("focus", listener);
  return () => {
    document.removeEventListener("visibilitychange", listener);
    window.removeEventListener("focus", listener);
  };
}
