import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { send } from "../../../core/http/http.ts";
import { keepLockOwner } from "../../../core/session/lockedOfficer.ts";
import { keepReturn } from "../../../core/session/returnAddress.ts";
import { markLocked } from "../../../core/session/sessionLock.ts";
import { isMarkedLocked, type SessionMark } from "../../../core/session/sessionMark.ts";
import { forgetSession } from "./forgetSession.ts";
import { readKept } from "./storedVerification.ts";
import { keepUnlockPath, unlockPage } from "./unlockPath.ts";

const longestMs = 2000;

/**
 * Locks an officer's browser: all tabs load the page that unlocks it, so that nothing of a case
 * stays in memory. Drafts and the queue stay sealed for the officer. The server is told if it can
 * be reached; it also has its own clock.
 */
export function useLock({ kind, who }: SessionMark, goTo: (path: string) => void): () => void {
  const isGone = useRef(false);
  const [isOver, setOver] = useState(false);
  const leave = useEffectEvent(async () => {
    if (isGone.current || kind !== "officer") return;
    isGone.current = true;
    document.getElementById("root")?.setAttribute("hidden", "");
    const named = readKept();
    const path = location.pathname;
    markLocked();
    keepUnlockPath();
    // If the officer asks the supervisor again, the form finds what was typed.
    const waits = who ? keepReturn({ who, path }, named) : undefined;
    const told = send("POST", "/api/session/lock").catch(() => {});
    const late = new Promise((done) => setTimeout(done, longestMs));
    await Promise.allSettled([waits, forgetSession(who), Promise.race([told, late])]);
    goTo(unlockPage);
  });

  useEffect(() => {
    if (kind === "officer" && who) void keepLockOwner(who).catch(() => {});
  }, [kind, who]);
  useEffect(() => {
    const look = () => {
      if (isMarkedLocked()) void leave();
    };
    window.addEventListener("storage", look);
    window.addEventListener("pageshow", look);
    return () => {
      window.removeEventListener("storage", look);
      window.removeEventListener("pageshow", look);
    };
  }, []);
  useEffect(() => {
    if (isOver) void leave();
  }, [isOver]);
  return useCallback(() => setOver(true), []);
}
