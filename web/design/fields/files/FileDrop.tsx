import { DropZone } from "react-aria-components/DropZone";
import { FileTrigger } from "react-aria-components/FileTrigger";
import { Text } from "react-aria-components/Text";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../controls/Button.tsx";
import { hint } from "../field.css.ts";
import { drop } from "./FileDrop.css.ts";
import { Icon } from "../../text/Icon.tsx";
import { words } from "../../words.ts";

interface FileDropProps {
  label: string;
  description?: string;
  /** MIME types, e.g. `image/*`. */
  accept?: readonly string[];
  onFiles: (files: File[]) => void;
  isDisabled?: boolean;
}

/** Accepts dropped, pasted, or chosen files. */
export function FileDrop({ label, description, accept = [], onFiles, isDisabled = false }: FileDropProps) {
  const t = useWords(words);
  return (
    <DropZone
      aria-label={t.dropOrPaste}
      className={drop}
      isDisabled={isDisabled}
      onDrop={(event) => void dropped(event.items).then((files) => files.length > 0 && onFiles(files))}
    >
      <Icon name="upload" size="lg" />
      <Text slot="label">{label}</Text>
      {description && <span className={hint}>{description}</span>}
      <FileTrigger
        allowsMultiple
        acceptedFileTypes={accept}
        onSelect={(files) => files && onFiles([...files])}
      >
        <Button variant="quiet" isDisabled={isDisabled}>
          {t.browse}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}

interface DropItem {
  kind: string;
  getFile?: () => Promise<File>;
}

const dropped = (items: readonly DropItem[]) =>
  Promise.all(items.flatMap((item) => (item.kind === "file" && item.getFile ? [item.getFile()] : [])));
