import { useEffect, useRef, useSyncExternalStore } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { storageKey } from "./localLog.ts";
import { indexedFiles } from "../attachments/fileStore.ts";
import { createLog } from "./log.ts";
import { vaultShelf } from "./logDrafts.ts";
import type { LogState } from "./logState.ts";
import { sampleIncidents } from "../samples.ts";
import { words } from "../words.ts";

/** The one log of this browser. Nothing is read before the page is opened. */
export const log = createLog({
  storage: () => localStorage,
  fileStore: indexedFiles(),
  draftShelf: vaultShelf,
});

/** Hidden for this long, a log with a passcode locks itself. */
const lockAfterMs = 3 * 60_000;
const atFirst: LogState = { kind: "loading" };

/** The current log, in this and any other tab; leaving the page locks it. */
export function useIncidentLog(isWriting: boolean): LogState {
  const { samples } = useWords(words);
  const firstSamples = useRef(samples);

  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key === storageKey || key === null) void log.reload();
    };
    // The browser may restore the page from its cache, without any events meanwhile.
    const leave = () => void log.lock();
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && void log.reload();
    void log.start(() => sampleIncidents(firstSamples.current));
    window.addEventListener("storage", follow);
    window.addEventListener("pagehide", leave);
    window.addEventListener("pageshow", comeBack);
    return () => {
      window.removeEventListener("storage", follow);
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("pageshow", comeBack);
      leave();
    };
  }, []);
  useAutoLock(isWriting);

  return useSyncExternalStore(log.subscribe, log.state, () => atFirst);
}

/** Timers sleep in a hidden page, so the clock is checked when it returns. */
function useAutoLock(isWriting: boolean) {
  useEffect(() => {
    if (isWriting) return; // half a description is not discarded
    let hiddenAt: number | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      clearTimeout(timer);
      if (document.hidden) {
        hiddenAt = Date.now();
        timer = setTimeout(() => void log.lock(), lockAfterMs);
      } else if (hiddenAt !== undefined && Date.now() - hiddenAt >= lockAfterMs) void log.lock();
    };
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", follow);
    };
  }, [isWriting]);
}
