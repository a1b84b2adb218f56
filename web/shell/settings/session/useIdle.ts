import { useCallback, useEffect, useEffectEvent, useState } from "react";
import { lastActivity, noteActivity } from "./activity.ts";
import { idleAt, type Idle } from "./idle.ts";

const everyMs = 1000;
const signs = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel"] as const;

/** The person's idle state. During the warning, only `extend` counts as activity. */
export function useIdle(limitMs: number, startedAt: number): readonly [idle: Idle, extend: () => void] {
  const [idle, setIdle] = useState<Idle>({ state: "active" });

  const look = useEffectEvent(() => {
    const now = Date.now();
    const next = idleAt({ now, activeAt: lastActivity(startedAt, now), limitMs });
    setIdle((last) => (last.state === "active" && next.state === "active" ? last : next));
    return next;
  });
  useEffect(() => {
    if (limitMs === Number.POSITIVE_INFINITY) return;
    // Checked first: the first key after a long sleep must not count as activity.
    const isThere = () => {
      if (look().state === "active") noteActivity(Date.now());
    };
    const wake = () => void look();
    wake();
    const timer = setInterval(wake, everyMs);
    const options = { capture: true, passive: true };
    for (const sign of signs) window.addEventListener(sign, isThere, options);
    document.addEventListener("visibilitychange", wake);
    return () => {
      clearInterval(timer);
      for (const sign of signs) window.removeEventListener(sign, isThere, options);
      document.removeEventListener("visibilitychange", wake);
    };
  }, [limitMs]);

  const extend = useCallback(() => {
    noteActivity(Date.now());
    setIdle({ state: "active" });
  }, []);
  return [idle, extend];
}
