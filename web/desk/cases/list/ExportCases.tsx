import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { ExportCasesDialog } from "./ExportCasesDialog.tsx";
import { words } from "./words.desk.ts";

/** Chosen cases as a file. */
export function ExportCases({ chosen }: { chosen: readonly { number: number }[] }) {
  const t = useWords(words).bulk;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="download" onPress={() => setOpen(true)}>
        {t.export}
      </Button>
      {isOpen && <ExportCasesDialog chosen={chosen} onClose={() => setOpen(false)} />}
    </>
  );
}
