import { graphql, useFragment } from "react-relay";
import type { DocumentLinks_evidence$key } from "#relay/DocumentLinks_evidence.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { FileName } from "../../design/fields/files/FileName.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { useFileSize } from "../../core/i18n/useFileSize.ts";
import { words } from "./words.ts";

/** Supporting documents as "Document N", with type and size. */
export function DocumentLinks({ evidence: ref }: { evidence: DocumentLinks_evidence$key }) {
  const t = useWords(words);
  const fileSize = useFileSize();
  const files = useFragment(
    graphql`
      fragment DocumentLinks_evidence on Evidence @relay(plural: true) {
        id
        url
        fileName
        bytes
        number
        isEncrypted
        containsFiles
      }
    `,
    ref,
  );
  return (
    <Stack as="ul" gap="xs">
      {files.map((file) => (
        <li key={file.id}>
          <Stack gap="xs">
            <TextLink href={file.url} icon="file" target="_blank">
              {t.document(file.number)}
            </TextLink>
            <Muted>
              <FileName name={file.fileName} /> ({fileSize(file.bytes)})
            </Muted>
            {(file.isEncrypted || file.containsFiles) && (
              <Cluster gap="xs">
                {file.isEncrypted && <Badge icon="lock">{t.mayNeedPassword}</Badge>}
                {file.containsFiles && <Badge icon="file">{t.hasAttachedFiles}</Badge>}
              </Cluster>
            )}
          </Stack>
        </li>
      ))}
    </Stack>
  );
}
