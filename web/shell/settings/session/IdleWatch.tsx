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

interface IdleWatchProps {
  mark: SessionMark;
  goTo?: (path: string) => void;
}

const openAnew = (path: string) => location.replace(path);

/** Signs a person out of this device after their idle time, with a warning before. */
export function IdleWatch({ mark, goTo = openAnew }: IdleWatchProps) {
  const { kind, startedAt } = mark;
  const { timeout } = usePreferences();
  const isAdmin = kind === "admin";
  useTellNotifications(kind === "officer", startedAt);
  const { serverMinutes, ask } = useSignOfLife(mark, (isAnother, why) => leaveEnded(isAnother, why));
  const limitMs = idleLimitMs(kind, timeout, serverMinutes);
  const [idle, extend] = useIdle(limitMs, startedAt);
  const { signOut, leaveEnded, isStuck } = useEndSession(
    mark,
    idle.state === "over" ? limitMs / 60_000 : 0,
    goTo,
  );

  const { state } = idle;
  useEffect(() => {
    if (state === "over") signOut();
    // The server's limit must not be shorter than the local countdown.
    if (state === "warning" && isAdmin) ask();
  }, [state, isAdmin, ask, signOut]);

  function stay() {
    extend();
    if (isAdmin) ask();
  }
  if (isStuck) return <LogoutBlockedDialog onRetry={signOut} />;
  return state === "warning" ? (
    <IdleWarning kind={kind} leftMs={idle.leftMs} onExtend={stay} onSignOut={signOut} />
  ) : null;
}
