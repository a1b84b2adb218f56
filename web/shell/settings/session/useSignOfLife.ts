import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { send } from "../../../core/http/http.ts";
import { hasJustEndedSession, onSessionEnd } from "../../../core/session/sessionEnd.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { lastActivity } from "./activity.ts";

const everyMs = 60_000;

interface Session {
  kind: "visitor" | "citizen" | "officer" | "admin";
  idleMinutes: number | null;
  who: string | null;
  /** Why the session of this browser's cookie ended, as a sentence. */
  ended?: string | null;
}

/**
 * The server ends an administrator's session after its own idle time, and long typing sends no
 * calls. So activity is reported, and the answer is the limit in minutes.
 */
export function useSignOfLife(
  { kind, startedAt, who }: SessionMark,
  onEnded: (isAnother: boolean, why?: string) => void,
) {
  const isAdmin = kind === "admin";
  const [serverMinutes, setServerMinutes] = useState<number>();
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);

  const hear = useEffectEvent((session: Session | undefined) => {
    if (hasJustEndedSession()) return;
    if (!session) return; // a lost connection says nothing about the session
    const isAnother = Boolean(who) && session.who !== null && session.who !== who;
    if (session.kind === "visitor" || isAnother) onEnded(isAnother, session.ended ?? undefined);
    else setServerMinutes(session.idleMinutes ?? undefined);
  });
  useEffect(() => {
    if (isAdmin)
      void send<Session>("GET", "/api/session")
        .catch(() => undefined)
        .then((session) => hear(session));
  }, [isAdmin, asked]);

  useEffect(() => (isAdmin ? onSessionEnd(ask) : undefined), [isAdmin, ask]);

  useEffect(() => {
    if (!isAdmin) return;
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - lastActivity(startedAt, now) < everyMs) ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isAdmin, startedAt, ask]);

  return { serverMinutes, ask };
}
