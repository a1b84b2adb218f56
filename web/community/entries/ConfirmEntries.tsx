import { Suspense, useState } from "react";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { words } from "./words.desk.ts";
import type { ShownEntry } from "./useEntryActs.ts";

const ConfirmEntriesDialog = lazily(() => import("./ConfirmEntriesDialog.tsx"), "ConfirmEntriesDialog");

interface ConfirmEntriesProps {
  chosen: readonly ShownEntry[];
  onDone: (ids: readonly string[]) => void;
}

/** Confirms the chosen entries, which were checked on one day with one source. */
export function ConfirmEntries({ chosen, onDone }: ConfirmEntriesProps) {
  const t = useWords(words);
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="check" onPress={() => setAsking(true)}>
        {t.confirm}
      </Button>
      <Suspense>
        {isAsking && (
          <ConfirmEntriesDialog entries={chosen} onDone={onDone} onClose={() => setAsking(false)} />
        )}
      </Suspense>
    </>
  );
}
