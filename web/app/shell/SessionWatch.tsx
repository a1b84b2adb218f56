import {
  lazy,
  Suspense,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ComponentType,
} from "react";
import { useLocation } from "react-router-dom";
import {
  dropEndNotice,
  onEndNotice,
  parseEndNotice,
  storedEndNotice,
} from "../../core/session/sessionEndNotice.ts";
import { useIsLocked, useSessionMark } from "../../core/session/sessionMark.ts";
import { isOpenWhileLocked, keepUnlockPath, unlockPage } from "../../shell/settings/session/unlockPath.ts";

const IdleWatch = orNothing(() =>
  import("../../shell/settings/session/IdleWatch.tsx").then((file) => file.IdleWatch),
);
const RequestWatch = orNothing(() =>
  import("../../shell/notifications/RequestWatch.tsx").then((file) => file.RequestWatch),
);
const VerificationWatch = orNothing(() =>
  import("../../officers/verification/live/VerificationWatch.tsx").then((file) => file.VerificationWatch),
);
const SessionEndedDialog = orNothing(() =>
  import("../../shell/settings/session/SessionEndedDialog.tsx").then((file) => file.SessionEndedDialog),
);

const openAnew = (path: string) => location.replace(path);

/**
 * Signs people out after their chosen time, leads a locked browser to the page that unlocks it, and
 * reports changes in their requests. Visitors load none of it.
 */
export function SessionWatch({ goTo = openAnew }: { goTo?: (path: string) => void }) {
  const mark = useSessionMark();
  const isLocked = useIsLocked();
  const { pathname } = useLocation();
  const stored = useSyncExternalStore(onEndNotice, storedEndNotice, () => "");
  const notice = useMemo(() => parseEndNotice(stored), [stored]);
  const [isRead, setRead] = useState(false);

  // Any page that an officer had open is loaded again, so that nothing of theirs stays on it.
  const hadOfficer = useRef(false);
  useEffect(() => {
    if (mark?.kind === "officer") hadOfficer.current = true;
    if (!isLocked || (isOpenWhileLocked(pathname) && !hadOfficer.current)) return;
    document.getElementById("root")?.setAttribute("hidden", "");
    keepUnlockPath();
    goTo(unlockPage);
  }, [mark, isLocked, pathname, goTo]);

  function close() {
    dropEndNotice();
    setRead(true);
  }
  return (
    <Suspense>
      {mark && <IdleWatch key={mark.startedAt} mark={mark} />}
      {mark && <RequestWatch key={`watch-${mark.startedAt}`} />}
      {mark?.kind === "officer" && <VerificationWatch key={`case-${mark.startedAt}`} />}
      {notice && !isRead && <SessionEndedDialog notice={notice} onClose={close} />}
    </Suspense>
  );
}

/** A lost connection removes only this, not the page. */
function orNothing<Props>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
