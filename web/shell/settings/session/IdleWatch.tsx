import { useEffect } from "react";
import { usePreferences } from "../../../core/device/preferences.ts";
import type { SessionMark } from "../../../core/session/sessionMark.ts";
import { idleLimitMs } from "./idle.ts";
import { IdleWarning } from "./IdleWarning.tsx";
import { LogoutBlockedDialog } from "./LogoutBlockedDialog.tsx";
import { useIdle } from "./useIdle.ts";
import { useSignOfLife } from "./useSignOfLife.ts";
import { useTellNotifications } from "../useTellNotifications.ts";
import { useEndSession } from "./useEndSession.ts";
import { useIdleChoice } from "./useIdleChoice.ts";
import { useLock } from "./useLock.ts";

interface IdleWatchProps {
  mark: SessionMark;
  goTo?: (path: string) => void;
}

const openAnew = (path: string) => location.replace(path);

/**
 * Signs a person out of this device after their idle time, or locks an officer's, with a warning
 * before.
 */
export function IdleWatch({ mark, goTo = openAnew }: IdleWatchProps) {
  const { kind, startedAt } = mark;
  const { timeout } = usePreferences();
  const isAdmin = kind === "admin";
  useTellNotifications(kind === "officer", startedAt);
  useIdleChoice(kind === "officer", timeout);
  const lock = useLock(mark, goTo);
  const { serverMinutes, ask } = useSignOfLife(mark, {
    onEnded: (isAnother, why) => leaveEnded(isAnother, why),
    onLocked: lock,
  });
  const limitMs = idleLimitMs(kind, timeout, serverMinutes);
  const [idle, extend] = useIdle(limitMs, startedAt);
  const { signOut, leaveEnded, isStuck } = useEndSession(
    mark,
    idle.state === "over" ? limitMs / 60_000 : 0,
    goTo,
  );

  const { state } = idle;
  const leave = kind === "officer" ? lock : signOut;
  useEffect(() => {
    if (state === "over") leave();
    // The server's limit must not be shorter than the local countdown. An officer's silence counts
    // there too, so asking would extend it.
    if (state === "warning" && isAdmin) ask();
  }, [state, isAdmin, ask, leave]);

  function stay() {
    extend();
    if (kind !== "citizen") ask();
  }
  if (isStuck) return <LogoutBlockedDialog onRetry={signOut} />;
  return state === "warning" ? (
    <IdleWarning kind={kind} leftMs={idle.leftMs} onExtend={stay} onSignOut={leave} />
  ) : null;
}
