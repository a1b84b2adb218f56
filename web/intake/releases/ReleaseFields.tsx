import { useState } from "react";
import { acceptedFiles } from "../../../shared/intake/evidence/rules.ts";
import { uploadEvidence } from "../../core/http/uploadEvidence.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { FileButton } from "../../design/fields/files/FileButton.tsx";
import { useFieldProblem } from "../../design/fields/form/formErrors.ts";
import { TextField } from "../../design/fields/TextField.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { Problem } from "../../design/text/Problem.tsx";
import { words } from "./words.ts";

interface SignerFieldsProps {
  /** Another person signs for a minor or a ward. */
  isOther: boolean;
  /** The name is entered in the Help Pass. */
  isLater: boolean;
  /** The person signs on this screen now. */
  isHere: boolean;
}

export function SignerFields({ isOther, isLater, isHere }: SignerFieldsProps) {
  const t = useWords(words);
  return (
    <>
      {isOther && (
        <>
          <TextField name="signerRelation" label={t.relation} maxLength={120} isRequired />
          <Checkbox name="isSignerSafe">{t.isSignerSafe}</Checkbox>
        </>
      )}
      {!isLater && (
        <TextField
          name="signerName"
          label={t.signerName}
          {...(isHere && { description: t.read })}
          maxLength={120}
          isRequired
        />
      )}
    </>
  );
}

/** What compels it, and whether the person knows. */
export function LawFields() {
  const t = useWords(words);
  return (
    <>
      <TextField name="authority" label={t.authority} maxLength={300} isRequired />
      <Checkbox name="isNotified">{t.isNotified}</Checkbox>
      <TextField name="notNotifiedReason" label={t.notNotified} maxLength={300} />
    </>
  );
}

/** The scan of a signed form, uploaded at once. */
export function ScanField() {
  const t = useWords(words);
  const showFailure = useFailureToast();
  const problem = useFieldProblem("scan");
  const [isBusy, setBusy] = useState(false);
  const [scan, setScan] = useState<{ url: string; name: string }>();
  async function upload(file: File) {
    setBusy(true);
    try {
      setScan(await uploadEvidence(file, { signal: new AbortController().signal, onProgress: () => {} }));
    } catch (error) {
      showFailure(error, t);
    }
    setBusy(false);
  }
  return (
    <div data-field="scan">
      <Cluster gap="xs">
        <FileButton
          variant="quiet"
          icon="file"
          accept={acceptedFiles}
          isPending={isBusy}
          onFile={(file) => void upload(file)}
        >
          {t.addScan}
        </FileButton>
        {scan && <Muted>{t.scanAdded(scan.name)}</Muted>}
      </Cluster>
      <Problem text={problem} />
      {scan && <input type="hidden" name="scan" value={scan.url} />}
    </div>
  );
}
