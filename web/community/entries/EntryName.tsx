import { graphql, useFragment } from "react-relay";
import type { EntryName_entry$key } from "#relay/EntryName_entry.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { TextLink } from "../../design/controls/links.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { words } from "./words.desk.ts";

/** What identifies an entry beside its name, and what is to know of it. */
export function EntryName({ entry }: { entry: EntryName_entry$key }) {
  const t = useWords(words);
  const { key, state, city, type, editedBy, isRetired, openReports } = useFragment(
    graphql`
      fragment EntryName_entry on Resource {
        key
        state
        city
        type
        editedBy
        isRetired
        openReports
      }
    `,
    entry,
  );
  return (
    <>
      <Muted>{[key, t.typeName(type), city ? `${city}, ${state}` : state].join(" · ")}</Muted>
      {(isRetired || editedBy || Boolean(openReports)) && (
        <Cluster>
          {isRetired && <Badge tone="complete">{t.retired}</Badge>}
          {Boolean(openReports) && (
            <TextLink href={`/admin/corrections?q=${key}`} icon="flag">
              {t.reports(openReports ?? 0)}
            </TextLink>
          )}
          {editedBy && <Badge tone="info">{t.edited(editedBy)}</Badge>}
        </Cluster>
      )}
    </>
  );
}
