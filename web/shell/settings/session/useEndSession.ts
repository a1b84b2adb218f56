import { onDevice } from "../../../core/device/storage.ts";
import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { storeEndNotice, showEndNotice, type EndNotice } from "../../../core/session/sessionEndNotice.ts";
import { send } from "../../../core/http/http.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { forgetSession } from "./forgetSession.ts";

/** Notifies other tabs, with the minutes after which the session ended. */
const storageKey = "safevoice-signed-out";
const retryMs = 10_000;
/** A device that cannot store typed text must not delay signing out. */
const longestKeepingMs = 1000;

/** The start page of each kind of session; a citizen's began with a request and has no sign-in. */
const beginnings = { admin: "/admin/login", officer: "/officer-login", citizen: "/home" };

interface SignOut {
  /** Retries at once while stuck. */
  signOut: () => void;
  /** The server is unreachable: the session is still open, and it is tried again. */
  isStuck: boolean;
  /**
   * The session has already ended elsewhere, with the server's sentence about why; or another
   * account is now signed in here, whose session stays.
   */
  leaveEnded: (isAnother: boolean, why?: string) => void;
}

/**
 * Ends the session on the server, removes its data from this browser, and loads its start page: a
 * full page load, so that nothing stays in memory either.
 */
export function useEndSession(
  { kind, who }: SessionMark,
  minutes: number,
  goTo: (path: string) => void,
): SignOut {
  const [tries, setTries] = useState(0);
  const [isStuck, setStuck] = useState(false);
  const isGone = useRef(false);

  const leave = useEffectEvent((notice: EndNotice) => {
    if (isGone.current) return;
    isGone.current = true;
    storeEndNotice(notice);
    const kept = kind === "admin" && who ? keepTypedOf(who) : undefined;
    // Away from the keyboard: the text and the page wait for the same person.
    const isIdle = "minutes" in notice && notice.minutes > 0;
    const returns = kind === "admin" && (isIdle || "elsewhere" in notice);
    const done = [Promise.race([kept, wait(longestKeepingMs)]), forgetSession()];
    void Promise.allSettled(done).then(() => goTo(returns ? signInAgain() : beginnings[kind]));
  });
  const end = useEffectEvent(async () => {
    try {
      await send("DELETE", "/api/session");
    } catch {
      setStuck(true);
      return;
    }
    tellOtherTabs(minutes);
    leave({ minutes });
  });
  useEffect(() => {
    if (tries === 0) return;
    void end();
    const timer = setTimeout(() => setTries(tries + 1), retryMs);
    return () => clearTimeout(timer);
  }, [tries]);

  useEffect(() => {
    const listen = ({ key, newValue }: StorageEvent) => {
      if (key === storageKey && newValue !== null) leave({ minutes: Number(newValue) || 0 });
    };
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  }, []);

  const [ended, setEnded] = useState<{ isAnother: boolean; why?: string | undefined }>();
  useEffect(() => {
    if (!ended) return;
    // Removes the session's mark, by which the next page would ask again.
    const isForgotten = ended.isAnother ? Promise.resolve() : send("DELETE", "/api/session").catch(() => {});
    const why = ended.why && { why: ended.why };
    if (location.pathname !== beginnings.admin)
      void isForgotten.then(() => leave({ elsewhere: true, ...why }));
    // A page of the desk that was opened after the end has led here before it knew why.
    else if (why && location.search.includes("next="))
      void isForgotten.then(() => showEndNotice({ elsewhere: true, ...why, isFound: true }));
  }, [ended]);
  return {
    signOut: useCallback(() => setTries((before) => before + 1), []),
    isStuck,
    leaveEnded: useCallback((isAnother: boolean, why?: string) => setEnded({ isAnother, why }), []),
  };
}

/** The desk has loaded this code; other administrators' pages have no typed text to keep. */
const keepTypedOf = (who: string) =>
  import("../../offline/drafts/typedText.ts").then(({ keepTyped }) => keepTyped(who)).catch(() => {});

/** Returns to the previous page after sign-in. */
const signInAgain = () =>
  `${beginnings.admin}?next=${encodeURIComponent(location.pathname + location.search)}`;

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** Removed at once, so that the next value is a change again. */
function tellOtherTabs(minutes: number): void {
  onDevice.set(storageKey, String(minutes));
  onDevice.set(storageKey, "");
}
