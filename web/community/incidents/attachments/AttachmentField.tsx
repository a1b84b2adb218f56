import { useWords } from "../../../core/i18n/i18n.tsx";
import { FileDrop } from "../../../design/fields/files/FileDrop.tsx";
import { shortFileName } from "../../../design/fields/files/FileName.tsx";
import { useFieldProblem, useFormErrors } from "../../../design/fields/form/formErrors.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Problem } from "../../../design/text/Problem.tsx";
import { acceptedFiles } from "./attachment.ts";
import { AttachmentRow } from "./AttachmentRow.tsx";
import type { ChosenFiles } from "./useChosenFiles.ts";
import { words } from "../words.ts";

const field = "attachments";
/** With MIME types too, phones offer camera and recorder. */
const accept = ["image/*", "audio/*", ...acceptedFiles];

export function AttachmentField({ files }: { files: ChosenFiles }) {
  const t = useWords(words).files;
  const problem = useFieldProblem(field);
  const { changed } = useFormErrors();
  const { kept, added, refused } = files;

  return (
    <div data-field={field} data-label={t.label}>
      <Stack gap="sm">
        <FileDrop
          label={t.label}
          description={t.hint}
          accept={accept}
          onFiles={(chosen) => {
            changed(field);
            void files.add(chosen);
          }}
        />
        {refused.length > 0 && (
          <Notice tone="caution" title={t.refused} isAlert>
            {refused.map(({ name, why }) => (
              <p key={name}>{t.problems[why](shortFileName(name))}</p>
            ))}
          </Notice>
        )}
        <Problem text={problem} />
        {kept.length + added.length > 0 && (
          <Stack as="ul" gap="xs">
            {kept.map((file) => (
              <AttachmentRow key={file.id} {...file} onRemove={() => files.removeKept(file.id)} />
            ))}
            {added.map(({ key, kind, file }) => (
              <AttachmentRow
                key={key}
                name={file.name}
                size={file.size}
                kind={kind}
                onRemove={() => {
                  changed(field);
                  files.removeAdded(key);
                }}
              />
            ))}
          </Stack>
        )}
      </Stack>
    </div>
  );
}
