import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import { isLow, maxCsvCharacters } from "../../../shared/help/vendors/rules.ts";
import type { CodesDialog_vendor$key } from "#relay/CodesDialog_vendor.graphql";
import type { CodesDialogMutation } from "#relay/CodesDialogMutation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useAction } from "../../core/relay/useAction.ts";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { FileButton } from "../../design/fields/files/FileButton.tsx";
import { FileCaution } from "../../design/fields/files/FileCaution.tsx";
import { tableFiles, useCheckedFile } from "../../design/fields/files/useCheckedFile.ts";
import { Disclosure } from "../../design/layout/Disclosure.tsx";
import { Actions, Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { Custody } from "./Custody.tsx";
import { CheckedRows } from "./CheckedRows.tsx";
import { ImportedCodes } from "./ImportedCodes.tsx";
import { PayingFund } from "./PayingFund.tsx";
import { words } from "./words.desk.ts";

/** A vendor's code pool, and importing more: a file is checked first, and imported after review. */
export function CodesDialog({
  vendor: ref,
  onClose,
}: {
  vendor: CodesDialog_vendor$key;
  onClose: () => void;
}) {
  const t = useWords(words).codes;
  const { id, name, codesInPool, freeCodes, heldCodes } = useFragment(
    graphql`
      fragment CodesDialog_vendor on Vendor {
        id
        name
        codesInPool
        freeCodes
        heldCodes
      }
    `,
    ref,
  );
  const [fund, setFund] = useState<string>();
  const [send, isBusy] = useAction<CodesDialogMutation>(graphql`
    mutation CodesDialogMutation($input: ImportVendorCodesInput!) {
      importVendorCodes(input: $input) {
        good
        bad
        imported
        skipped {
          line
          text
        }
        lengths {
          length
          codes
        }
        toCompare
        aboveWarning
        prepaidTotal
        goodRows {
          line
          code
        }
        badRows {
          line
          code
          problem
        }
        vendor {
          id
          ...CodesDialog_vendor
        }
      }
    }
  `);

  const [isCompared, setCompared] = useState(false);
  const { file, problem, choose, forget, fail, replace } = useCheckedFile({
    fields: ["csv", "fund"],
    maxCharacters: maxCsvCharacters,
    check: async (csv) => (await send({ input: { id, csv, isDryRun: true } })).importVendorCodes,
    tooLarge: t.tooLarge,
    failedText: t.failedText,
  });
  async function compare(csv: string, isCompared: boolean) {
    setCompared(isCompared);
    try {
      replace((await send({ input: { id, csv, isDryRun: true, isCompared } })).importVendorCodes);
    } catch (error) {
      fail(error);
    }
  }
  async function bringIn(csv: string) {
    try {
      const { importVendorCodes: done } = await send({
        input: { id, csv, isDryRun: false, isCompared, fund },
      });
      toast({ title: t.imported(done.imported), tone: "positive" });
      forget();
    } catch (error) {
      fail(error);
    }
  }
  return (
    <Dialog title={t.title(name)} isOpen keepsOpen isWide onClose={onClose}>
      <Stack>
        <p>{codesInPool === 0 ? t.none : t.stock(freeCodes, codesInPool)}</p>
        {heldCodes > 0 && (
          <Notice tone="info" title={t.held(heldCodes)}>
            {t.heldText}
          </Notice>
        )}
        {isLow({ inPool: codesInPool, free: freeCodes }) && (
          <Notice tone="caution" title={t.low}>
            {t.lowText}
          </Notice>
        )}
        {problem && (
          <Notice tone="critical" isAlert title={t.failed}>
            {problem}
          </Notice>
        )}
        {file ? (
          <Stack>
            <Notice tone="info" isAlert title={t.checked(file.name)}>
              {file.checked.good === 0 ? t.nothingGood : undefined}
            </Notice>
            <FileCaution isGuessed={file.isGuessed} skipped={file.checked.skipped} />
            {file.checked.aboveWarning > 0 && (
              <Notice tone="caution">{t.aboveWarning(file.checked.aboveWarning)}</Notice>
            )}
            <CheckedRows checked={file.checked} />
            {file.checked.toCompare !== null && (
              <Checkbox isSelected={isCompared} onChange={(is) => void compare(file.csv, is)}>
                {t.compared(file.checked.toCompare)}
              </Checkbox>
            )}
            {file.checked.prepaidTotal > 0 && (
              <Suspense fallback={<Loading />}>
                <PayingFund total={file.checked.prepaidTotal} value={fund} onChange={setFund} />
              </Suspense>
            )}
          </Stack>
        ) : (
          <Muted>{t.howTo}</Muted>
        )}
        {!file && (
          <Suspense fallback={<Loading />}>
            <ImportedCodes vendor={{ id, name }} readAgain={freeCodes + heldCodes} />
          </Suspense>
        )}
        {!file && (
          <Disclosure title={t.custody}>
            <Suspense fallback={<Loading />}>
              <Custody vendor={{ id, name }} />
            </Suspense>
          </Disclosure>
        )}
        <Actions>
          <Button variant="quiet" onPress={onClose}>
            {t.close}
          </Button>
          <FileButton
            accept={tableFiles}
            icon="file"
            variant={file ? "quiet" : "primary"}
            isPending={isBusy && !file}
            pendingText={t.reading}
            onFile={(chosen) => {
              setCompared(false);
              void choose(chosen);
            }}
          >
            {t.choose}
          </FileButton>
          {file && file.checked.good > 0 && (
            <Button isPending={isBusy} pendingText={t.importing} onPress={() => void bringIn(file.csv)}>
              {t.doImport(file.checked.good)}
            </Button>
          )}
        </Actions>
      </Stack>
    </Dialog>
  );
}
