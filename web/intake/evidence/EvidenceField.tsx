import { acceptedFiles, maxEvidenceFiles } from "../../../shared/intake/evidence/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { FileDrop } from "../../design/fields/files/FileDrop.tsx";
import { useFieldProblem, useFormErrors } from "../../design/fields/form/formErrors.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Problem } from "../../design/text/Problem.tsx";
import { EvidenceFileRow } from "./EvidenceFileRow.tsx";
import type { EvidenceFiles } from "./useEvidenceFiles.ts";
import { words } from "./words.ts";

const field = "evidenceUrls";

/**
 * Drop, paste or choose files; each shows its progress. The form submits the addresses of uploaded
 * files.
 */
export function EvidenceField({ evidence }: { evidence: EvidenceFiles }) {
  const t = useWords(words);
  const say = useSay();
  const problem = useFieldProblem(field);
  const { changed } = useFormErrors();
  const { files, tooMany } = evidence;

  /** Changing the files clears their errors. */
  const clearing =
    <Arg,>(act: (arg: Arg) => void) =>
    (arg: Arg) => {
      changed(field);
      act(arg);
    };

  return (
    <div data-field={field}>
      <Stack gap="sm">
        <FileDrop
          label={t.label}
          description={t.hint(maxEvidenceFiles)}
          accept={acceptedFiles}
          isDisabled={evidence.isFull}
          onFiles={clearing(evidence.add)}
        />
        <Problem text={problem} />
        {tooMany && (
          <Notice tone="caution" title={t.tooMany} isAlert>
            {say(tooMany)}
          </Notice>
        )}
        {files.length > 0 && (
          <Stack as="ul" gap="xs">
            {files.map((file) => (
              <EvidenceFileRow
                key={file.key}
                file={file}
                onRetry={clearing(evidence.retry)}
                onRemove={clearing(evidence.remove)}
              />
            ))}
          </Stack>
        )}
      </Stack>
      {files.map(
        ({ key, state }) =>
          state.kind === "done" && (
            <input key={key} type="hidden" name={`${field}[]`} value={state.uploaded.url} />
          ),
      )}
    </div>
  );
}
