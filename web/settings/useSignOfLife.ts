import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { send } from "../core/http/http.ts";
import { lastActivity } from "./activity.ts";

const everyMs = 60_000;

interface Session {
  kind: "visitor" | "citizen" | "officer" | "admin";
  idleMinutes: number | null;
}

/**
 * The server ends an administrator's session after its own time without a call; somebody who types for long makes none. So while they are
 * there it is told, and answers after how many minutes it would end.
 */
export function useSignOfLife(isAdmin: boolean, startedAt: number, onEnded: () => void) {
  const [serverMinutes, setServerMinutes] = useState<number>();
  const [asked, setAsked] = useState(0);
  const ask = useCallback(() => setAsked((before) => before + 1), []);

  const hear = useEffectEvent((session: Session | undefined) => {
    if (!session) return; // a lost connection says nothing about the session
    if (session.kind === "visitor") onEnded();
    else setServerMinutes(session.idleMinutes ?? undefined);
  });
  useEffect(() => {
    if (isAdmin)
      void send<Session>("GET", "/api/session")
        .catch(() => undefined)
        .then((session) => hear(session));
  }, [isAdmin, asked]);

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
