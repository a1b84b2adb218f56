import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import type { LogState } from "./logState.ts";
import { useIsPersisted } from "./persistence.ts";
import { saveFile } from "./saveFile.ts";
import { words } from "./words.ts";

/** How safely the log lies here: a plain warning, and a plainer one where the device keeps nothing. */
export function KeepingNotice({ log }: { log: Extract<LogState, { kind: "open" }> }) {
  const t = useWords(words).keeping;
  const isPersisted = useIsPersisted(log.incidents);
  const { unreadable } = log;

  return (
    <>
      {log.isKept ? (
        <Notice tone={isPersisted ? "info" : "caution"} title={t.title}>
          {isPersisted ? t.promised : t.text}
        </Notice>
      ) : (
        <Notice tone="critical" isAlert>
          {t.notKept}
        </Notice>
      )}
      {unreadable !== undefined && (
        <Notice tone="caution">
          <Stack gap="sm">
            {t.unreadable}
            <div>
              <Button
                look="quiet"
                icon="download"
                onPress={() => saveFile(new Blob([unreadable]), "safevoice-incidents-unreadable.txt")}
              >
                {t.saveUnreadable}
              </Button>
            </div>
          </Stack>
        </Notice>
      )}
    </>
  );
}
