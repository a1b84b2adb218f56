import { Suspense, useDeferredValue, useEffect, useRef, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily, useLoadedSoon } from "../../core/routing/lazily.ts";
import { focusHeading } from "../../core/routing/useArrival.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import type { Incident } from "./store/incident.ts";
import { useIncidentLog } from "./store/useIncidentLog.ts";
import { words } from "./words.ts";

/** Loaded while the log is read from the device. */
const OpenLog = lazily(() => import("./OpenLog.tsx"), "OpenLog");
const IncidentDialog = lazily(() => import("./IncidentDialog.tsx"), "IncidentDialog");
const LockedLog = lazily(() => import("./passcode/LockedLog.tsx"), "LockedLog");

/** A person's private notes. The server never receives them. */
export function IncidentsPage() {
  const t = useWords(words);
  const [written, setWritten] = useState<Incident | "new">();
  const now = useIncidentLog(written !== undefined);
  const lately = useDeferredValue(now);
  // A long log renders in a transition, so that input stays responsive; later changes show at once.
  const state = lately.kind === "loading" ? lately : now;
  const { kind } = state;
  const isOpen = kind === "open";
  const before = useRef(kind);

  // Preloaded while online: an incident may have to be logged offline.
  useLoadedSoon(OpenLog, IncidentDialog, LockedLog);

  // The focused element was removed by locking.
  useEffect(() => {
    if (before.current !== "loading" && before.current !== kind) focusHeading();
    before.current = kind;
  }, [kind]);

  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="reading"
      actions={
        kind !== "locked" && (
          <div className={isOpen ? undefined : needsScript}>
            <Button icon="plus" isDisabled={!isOpen} onPress={() => setWritten("new")}>
              {t.add}
            </Button>
          </div>
        )
      }
    >
      <Suspense fallback={<LogWaiting />}>
        {kind === "loading" && <LogWaiting />}
        {state.kind === "open" && <OpenLog log={state} onAdd={() => setWritten("new")} onEdit={setWritten} />}
      </Suspense>
      <Suspense fallback={<Loading shape="cards" />}>{kind === "locked" && <LockedLog />}</Suspense>
      <Suspense>
        {isOpen && written && (
          <IncidentDialog
            {...(written !== "new" && { incident: written })}
            onClose={() => setWritten(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
}

/**
 * The first content for most people, and space for the rest, so that nothing moves when the log
 * loads.
 */
function LogWaiting() {
  const { keeping, passcode } = useWords(words);
  return (
    <>
      <div className={needsScript}>
        <Notice tone="caution" title={keeping.title}>
          <Stack gap="xs">
            <span>{keeping.text}</span>
            <span>{passcode.off}</span>
            <div>
              <Button variant="quiet" icon="lock" isDisabled>
                {passcode.set}
              </Button>
            </div>
          </Stack>
        </Notice>
      </div>
      <Loading shape="cards" />
    </>
  );
}
