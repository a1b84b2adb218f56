import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { FileName } from "../../../design/fields/files/FileName.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { Muted } from "../../../design/layout/layout.tsx";
import { useFileSize } from "../../../core/i18n/useFileSize.ts";
import type { AttachmentKind } from "../store/incident.ts";
import * as css from "../incidents.css.ts";
import { kindIcons } from "../kinds.ts";
import { words } from "../words.ts";

interface AttachmentRowProps {
  name: string;
  kind: AttachmentKind;
  size: number;
  onOpen?: () => void;
  onRemove?: () => void;
}

/** One file: name, size, and actions. */
export function AttachmentRow({ name, kind, size, onOpen, onRemove }: AttachmentRowProps) {
  const t = useWords(words).files;
  const fileSize = useFileSize();
  return (
    <li className={css.file}>
      <Icon name={kindIcons[kind]} />
      <span className={css.fileAbout}>
        <span className={css.fileName}>
          <FileName name={name} />
        </span>
        <Muted>{fileSize(size)}</Muted>
      </span>
      {onOpen && <Button variant="plain" icon="eye" aria-label={t.open(name)} onPress={onOpen} />}
      {onRemove && <Button variant="plain" icon="trash" aria-label={t.remove(name)} onPress={onRemove} />}
    </li>
  );
}
