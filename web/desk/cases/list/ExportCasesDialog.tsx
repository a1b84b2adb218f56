import { useState } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { TextField } from "../../../design/fields/TextField.tsx";
import { Actions, Stack } from "../../../design/layout/layout.tsx";
import { Dialog } from "../../../design/overlays/Dialog.tsx";
import { words } from "./words.desk.ts";

interface ExportCasesDialogProps {
  chosen: readonly { number: number }[];
  onClose: () => void;
}

/** Asks who receives the file: their releases decide whose names are in it. */
export function ExportCasesDialog({ chosen, onClose }: ExportCasesDialogProps) {
  const t = useWords(words).bulk;
  const [body, setBody] = useState("");
  return (
    <Dialog title={t.exportTitle(chosen.length)} isOpen keepsOpen onClose={onClose}>
      <Stack>
        <p>{t.exportText}</p>
        <TextField name="body" label={t.exportBody} maxLength={120} value={body} onChange={setBody} />
        <Actions>
          <ButtonLink href={exportHref(chosen, body.trim())} icon="download" download>
            {t.download}
          </ButtonLink>
        </Actions>
      </Stack>
    </Dialog>
  );
}

function exportHref(cases: readonly { number: number }[], body: string): string {
  const query = new URLSearchParams({
    cases: cases.map(({ number }) => number).join(","),
    ...(body && { body }),
  });
  return `/api/admin/cases/export?${query.toString()}`;
}
