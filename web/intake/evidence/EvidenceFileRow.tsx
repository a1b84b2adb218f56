import { useWords } from "../../core/i18n/i18n.tsx";
import { useSay } from "../../core/i18n/sentences.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { FileName } from "../../design/fields/files/FileName.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Problem } from "../../design/text/Problem.tsx";
import { ProgressBar } from "../../design/display/bars/ProgressBar.tsx";
import * as css from "./EvidenceFileRow.css.ts";
import type { EvidenceFile } from "./useEvidenceFiles.ts";
import { useFileSize } from "../../core/i18n/useFileSize.ts";
import { words } from "./words.ts";

interface EvidenceFileRowProps {
  file: EvidenceFile;
  onRetry: (file: EvidenceFile) => void;
  onRemove: (file: EvidenceFile) => void;
}

/** One chosen file: name, progress and actions. */
export function EvidenceFileRow({ file, onRetry, onRemove }: EvidenceFileRowProps) {
  const t = useWords(words);
  const say = useSay();
  const fileSize = useFileSize();
  const { state } = file;
  const { name, size } = file.file;

  return (
    <li className={css.row}>
      <div className={css.about}>
        <bdi className={css.name} translate="no">
          <FileName name={name} />
        </bdi>
        <Cluster gap="xs">
          <Muted>{fileSize(size)}</Muted>
          {state.kind === "waiting" && <Badge icon="clock">{t.waiting}</Badge>}
          {state.kind === "done" && (
            <Badge tone="positive" icon="check">
              {t.done}
            </Badge>
          )}
          {state.kind === "refused" && (
            <Badge tone="caution" icon="alert">
              {t.notAdded}
            </Badge>
          )}
        </Cluster>
        {state.kind === "uploading" && <ProgressBar label={t.uploading} percent={state.percent} />}
        {state.kind === "done" && state.uploaded.isEncrypted && <Muted>{t.isEncrypted}</Muted>}
        {state.kind === "done" && state.uploaded.containsFiles && <Muted>{t.containsFiles}</Muted>}
        {(state.kind === "failed" || state.kind === "refused") && <Problem text={say(state.reason)} />}
      </div>
      {state.kind === "failed" && (
        <Button variant="plain" icon="refresh" aria-label={t.retry(name)} onPress={() => onRetry(file)} />
      )}
      <Button variant="plain" icon="trash" aria-label={t.remove(name)} onPress={() => onRemove(file)} />
    </li>
  );
}
