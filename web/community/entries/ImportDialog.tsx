import { graphql } from "react-relay";
import type { ImportDialogCheckMutation } from "#relay/ImportDialogCheckMutation.graphql";
import type { ImportDialogImportMutation } from "#relay/ImportDialogImportMutation.graphql";
import { maxCsvCharacters } from "../../../shared/community/entries/rules.ts";
import { says } from "../../../shared/community/entries/sentences.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReadLists } from "../../core/relay/ListReading.ts";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { FileButton } from "../../design/fields/files/FileButton.tsx";
import { FileCaution } from "../../design/fields/files/FileCaution.tsx";
import { tableFiles, useCheckedFile } from "../../design/fields/files/useCheckedFile.ts";
import { Actions, Muted, Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { PlannedLines } from "./PlannedLines.tsx";

/** A file is checked first; only the shown plan is imported. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useWords(words);
  const readLists = useReadLists();
  const [check, isChecking] = useAction<ImportDialogCheckMutation>(graphql`
    mutation ImportDialogCheckMutation($input: CheckEntriesInput!) {
      checkEntries(input: $input) {
        hash
        lines {
          outcome
          ...PlannedLines_line
        }
        skipped {
          line
          text
        }
      }
    }
  `);
  const [bringIn, isImporting] = useAction<ImportDialogImportMutation>(graphql`
    mutation ImportDialogImportMutation($input: ImportEntriesInput!) {
      importEntries(input: $input) {
        lines {
          outcome
        }
      }
    }
  `);
  const doing = (lines: readonly { readonly outcome: string }[]) =>
    lines.filter(({ outcome }) => outcome === "new" || outcome === "changed").length;

  const { file, problem, choose, forget, fail } = useCheckedFile({
    maxCharacters: maxCsvCharacters,
    check: async (csv) => (await check({ input: { csv } })).checkEntries,
    tooLarge: says.fileTooLarge,
    failedText: t.failedText,
  });
  async function take(csv: string, hash: string) {
    try {
      const { importEntries } = await bringIn({ input: { csv, hash } });
      toast({ title: t.imported(doing(importEntries.lines)), tone: "positive" });
      readLists();
      onClose();
    } catch (error) {
      forget();
      fail(error);
    }
  }
  const count = file ? doing(file.checked.lines) : 0;
  return (
    <Dialog title={t.importTitle} isOpen keepsOpen isWide onClose={onClose}>
      <Stack>
        <Muted>{t.importHow}</Muted>
        {problem && (
          <Notice tone="critical" isAlert title={t.importFailed}>
            {problem}
          </Notice>
        )}
        {file && <FileCaution isGuessed={file.isGuessed} skipped={file.checked.skipped} />}
        {file && <PlannedLines lines={file.checked.lines} />}
        {file && count === 0 && <p>{t.nothingNew}</p>}
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.back}
          </Button>
          <FileButton
            accept={tableFiles}
            icon="upload"
            variant={count > 0 ? "quiet" : "primary"}
            isPending={isChecking}
            pendingText={t.reading}
            onFile={(chosen) => void choose(chosen)}
          >
            {t.choose}
          </FileButton>
          {file && count > 0 && (
            <Button
              isPending={isImporting}
              pendingText={t.importing}
              onPress={() => void take(file.csv, file.checked.hash)}
            >
              {t.doImport(count)}
            </Button>
          )}
        </Actions>
      </Stack>
    </Dialog>
  );
}
