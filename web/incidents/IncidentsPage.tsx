import { lazy, Suspense, useEffect, useState } from "react";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Loading } from "../design/Loading.tsx";
import { Page } from "../design/Page.tsx";
import type { Incident } from "./incident.ts";
import { OpenLog } from "./OpenLog.tsx";
import { useIncidentLog } from "./useIncidentLog.ts";
import { words } from "./words.ts";

const loadDialog = () => import("./IncidentDialog.tsx").then((file) => ({ default: file.IncidentDialog }));
const IncidentDialog = lazy(loadDialog);

const loadLocked = () => import("./LockedLog.tsx").then((file) => ({ default: file.LockedLog }));
const LockedLog = lazy(loadLocked);

/** A person's own notes about what happened (spec 2, Incident Log). The server never sees a word of them. */
export function IncidentsPage() {
  const t = useWords(words);
  const [written, setWritten] = useState<Incident | "new">();
  const state = useIncidentLog(written !== undefined);
  const isOpen = state.kind === "open";

  // Fetched while there is a connection: an incident may have to be written down where there is none.
  useEffect(() => void Promise.all([loadDialog(), loadLocked()]).catch(() => {}), []);

  return (
    <Page
      title={t.title}
      lead={t.lead}
      width="reading"
      actions={
        isOpen && (
          <Button icon="plus" onPress={() => setWritten("new")}>
            {t.add}
          </Button>
        )
      }
    >
      {state.kind === "loading" && <Loading />}
      <Suspense fallback={<Loading />}>{state.kind === "locked" && <LockedLog />}</Suspense>
      {isOpen && <OpenLog log={state} onAdd={() => setWritten("new")} onEdit={setWritten} />}
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
