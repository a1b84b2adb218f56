import { lazy, Suspense, useState } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import type { ChosenCase } from "./AssignCasesDialog.tsx";
import { words } from "./words.desk.ts";

const AssignCasesDialog = lazy(() =>
  import("./AssignCasesDialog.tsx").then((file) => ({ default: file.AssignCasesDialog })),
);

interface BulkBarProps {
  chosen: readonly ChosenCase[];
  onDone: (numbers: readonly number[]) => void;
  onClear: () => void;
}

/** What can be done with the chosen cases. */
export function BulkBar({ chosen, onDone, onClear }: BulkBarProps) {
  const t = useWords(words).bulk;
  const [isAssigning, setAssigning] = useState(false);
  return (
    <Cluster gap="xs">
      <strong role="status">{t.chosen(chosen.length)}</strong>
      <Button variant="quiet" icon="user" onPress={() => setAssigning(true)}>
        {t.assign}
      </Button>
      <Button variant="quiet" icon="cross" onPress={onClear}>
        {t.clear}
      </Button>
      <Suspense>
        {isAssigning && (
          <AssignCasesDialog cases={chosen} onDone={onDone} onClose={() => setAssigning(false)} />
        )}
      </Suspense>
    </Cluster>
  );
}
