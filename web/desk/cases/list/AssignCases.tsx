import { lazy, Suspense, useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import type { ChosenCase } from "./AssignCasesDialog.tsx";
import { words } from "./words.desk.ts";

const AssignCasesDialog = lazy(() =>
  import("./AssignCasesDialog.tsx").then((file) => ({ default: file.AssignCasesDialog })),
);

interface AssignCasesProps {
  chosen: readonly ChosenCase[];
  onDone: (numbers: readonly number[]) => void;
}

/** Gives the chosen cases to an administrator. */
export function AssignCases({ chosen, onDone }: AssignCasesProps) {
  const t = useWords(words).bulk;
  const [isAssigning, setAssigning] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="user" onPress={() => setAssigning(true)}>
        {t.assign}
      </Button>
      <Suspense>
        {isAssigning && (
          <AssignCasesDialog cases={chosen} onDone={onDone} onClose={() => setAssigning(false)} />
        )}
      </Suspense>
    </>
  );
}
