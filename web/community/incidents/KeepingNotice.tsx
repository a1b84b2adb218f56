import { useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { focusHeading } from "../../core/routing/useArrival.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import type { LogState } from "./store/logState.ts";
import { useIsPersisted } from "./store/persistence.ts";
import { saveText } from "../../core/device/saveFile.ts";
import { SetPasscode } from "./passcode/SetPasscode.tsx";
import { log as kept } from "./store/useIncidentLog.ts";
import { words } from "./words.ts";

/** How safe the log is here: a warning, and a stronger one if the device stores nothing. */
export function KeepingNotice({ log }: { log: Extract<LogState, { kind: "open" }> }) {
  const t = useWords(words).keeping;
  const isPersisted = useIsPersisted(log.incidents);
  const { unreadable } = log;
  const [isSaved, setSaved] = useState(false);

  function save(text: string) {
    saveText(text, "safevoice-incidents-unreadable.txt");
    setSaved(true);
  }
  function forget() {
    void kept.forgetUnreadable();
    focusHeading(); // the notice with the button is gone
  }

  return (
    <>
      {log.isKept ? (
        <Notice tone={isPersisted ? "info" : "caution"} title={t.title}>
          <Stack gap="xs">
            <span>{isPersisted ? t.promised : t.text}</span>
            <SetPasscode hasPasscode={log.hasPasscode} />
          </Stack>
        </Notice>
      ) : (
        <Notice tone="critical" title={t.notKeptTitle} isAlert>
          {t.notKept}
        </Notice>
      )}
      {unreadable !== undefined && (
        <Notice tone="caution">
          <Stack gap="sm">
            {t.unreadable}
            <Cluster gap="xs">
              <Button variant="quiet" icon="download" onPress={() => save(unreadable)}>
                {t.saveUnreadable}
              </Button>
              {isSaved && (
                <Button variant="plain" icon="trash" onPress={forget}>
                  {t.forgetUnreadable}
                </Button>
              )}
            </Cluster>
          </Stack>
        </Notice>
      )}
    </>
  );
}
