import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { onDevice } from "../../../core/device/storage.ts";
import { send } from "../../../core/http/http.ts";
import { hasJustEndedSession, onSessionEnd } from "../../../core/session/sessionEnd.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { lastActivity } from "./activity.ts";

const everyMs = 60_000;
/** The server's minutes for officers, so that a page that opens without a connection locks too. */
const storageKey = "safevoice-officer-idle-minutes";

interface Session {
  kind: "visitor" | "citizen" | "officer" | "admin";
  idleMinutes: number | null;
  who: string | null;
  /** Why the session of this browser's cookie ended, as a sentence. */
  ended?: string | null;
  /** An officer's session that can be unlocked. */
  locked?: boolean;
}

interface Ends {
  onEnded: (isAnother: boolean, why?: string) => void;
  onLocked: () => void;
}

/**
 * The server ends an administrator's session after its own idle time, and locks an officer's. Long
 * typing sends no calls. So activity is reported, and the answer is the limit in minutes.
 */
export function useSignOfLife({ kind, startedAt, who }: SessionMark, { onEnded, onLocked }: Ends) {
  const isAdmin = kind === "admin";
  const isTimed = isAdmin || kind === "officer";
  const [serverMinutes, setServerMinutes] = useState(kind === "officer" ? storedMinutes() : undefined);
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);

  const hear = useEffectEvent((session: Session | undefined) => {
    if (hasJustEndedSession()) return;
    if (!session) return; // a lost connection says nothing about the session
    if (session.locked) return onLocked();
    // An officer's session that ended elsewhere has no page to go to.
    if (!isAdmin) return holdOfficers(session);
    const isAnother = Boolean(who) && session.who !== null && session.who !== who;
    if (session.kind === "visitor" || isAnother) onEnded(isAnother, session.ended ?? undefined);
    else setServerMinutes(session.idleMinutes ?? undefined);
  });
  function holdOfficers({ kind: here, idleMinutes }: Session) {
    if (here !== "officer") return;
    onDevice.set(storageKey, idleMinutes === null ? "" : String(idleMinutes));
    setServerMinutes(idleMinutes ?? undefined);
  }
  useEffect(() => {
    if (isTimed)
      void send<Session>("GET", "/api/session")
        .catch(() => undefined)
        .then((session) => hear(session));
  }, [isTimed, asked]);

  useEffect(() => (isTimed ? onSessionEnd(ask) : undefined), [isTimed, ask]);

  useEffect(() => {
    if (!isTimed) return;
    const timer = setInterval(() => {
      const now = Date.now();
      if (now - lastActivity(startedAt, now) < everyMs) ask();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isTimed, startedAt, ask]);

  return { serverMinutes, ask };
}

const storedMinutes = (): number | undefined => Number(onDevice.get(storageKey)) || undefined;
