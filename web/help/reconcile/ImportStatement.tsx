import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { maxFileCharacters } from "../../../shared/help/reconcile/rules.ts";
import type { ImportStatementMutation } from "#relay/ImportStatementMutation.graphql";
import type { ImportStatement_vendor$key } from "#relay/ImportStatement_vendor.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Button } from "../../design/controls/Button.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { FileButton } from "../../design/fields/files/FileButton.tsx";
import { FileCaution } from "../../design/fields/files/FileCaution.tsx";
import { tableFiles, useCheckedFile } from "../../design/fields/files/useCheckedFile.ts";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { CheckedLines } from "./CheckedLines.tsx";
import { words } from "./words.desk.ts";

interface ImportStatementProps {
  vendors: ImportStatement_vendor$key;
  onImported: () => void;
}

/** A provider's file is checked first, and imported after review. */
export function ImportStatement({ vendors: ref, onImported }: ImportStatementProps) {
  const vendors = useFragment(
    graphql`
      fragment ImportStatement_vendor on StatementVendor @relay(plural: true) {
        vendorId
        name
      }
    `,
    ref,
  );
  const t = useWords(words).upload;
  const [vendor, setVendor] = useState<string>();
  const [send, isBusy] = useAction<ImportStatementMutation>(graphql`
    mutation ImportStatementMutation($input: ImportStatementInput!) {
      importStatement(input: $input) {
        added
        isKnown
        lines {
          verdict
          ...CheckedLines_line
        }
        skipped {
          line
          text
        }
      }
    }
  `);

  const { file, problem, choose, forget, fail } = useCheckedFile({
    maxCharacters: maxFileCharacters,
    check: async (csv, name) =>
      (await send({ input: { vendor: vendor ?? "", name, csv, isDryRun: true } })).importStatement,
    tooLarge: t.tooLarge,
    failedText: t.failedText,
  });
  async function bringIn() {
    if (vendor === undefined || !file) return;
    const { name, csv } = file;
    try {
      const { importStatement: done } = await send({ input: { vendor, name, csv, isDryRun: false } });
      toast(
        done.isKnown ? { title: t.known, tone: "info" } : { title: t.imported(done.added), tone: "positive" },
      );
      forget();
      onImported();
    } catch (error) {
      fail(error);
    }
  }
  const isGood = file?.checked.lines.every(({ verdict }) => verdict !== null) === true;
  return (
    <Stack>
      <Muted>{t.howTo}</Muted>
      <Cluster>
        <Select
          label={t.vendor}
          description={t.vendorHint}
          options={vendors.map(({ vendorId, name }) => ({ id: vendorId, label: name }))}
          value={vendor ?? null}
          onChange={(chosen) => {
            setVendor(chosen === null ? undefined : String(chosen));
            forget();
          }}
        />
      </Cluster>
      {problem && (
        <Notice tone="critical" isAlert title={t.failed}>
          {problem}
        </Notice>
      )}
      {file && (
        <Notice tone="info" isAlert title={t.checked(file.name)}>
          {file.checked.isKnown ? t.known : undefined}
        </Notice>
      )}
      {file && <FileCaution isGuessed={file.isGuessed} skipped={file.checked.skipped} />}
      {file && <CheckedLines lines={file.checked.lines} />}
      {vendor !== undefined && (
        <Cluster>
          <FileButton
            accept={tableFiles}
            icon="file"
            variant={file ? "quiet" : "primary"}
            isPending={isBusy && !file}
            pendingText={t.reading}
            onFile={(chosen) => void choose(chosen)}
          >
            {t.choose}
          </FileButton>
          {file && isGood && !file.checked.isKnown && (
            <Button isPending={isBusy} pendingText={t.importing} onPress={() => void bringIn()}>
              {t.doImport(file.checked.lines.length)}
            </Button>
          )}
        </Cluster>
      )}
    </Stack>
  );
}
