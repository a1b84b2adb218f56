import { useMemo, useState } from "react";
import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { needsScript } from "../../../design/theme/script.css.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { DirectoryEntry } from "./DirectoryEntry.tsx";
import * as css from "./EntryList.css.ts";
import { headingsOf } from "../../../../shared/community/directory/search/narrow.ts";
import { words } from "../words.ts";

/** Some screens full; a phone hydrates in half the time. */
const entriesAtOnce = 30;

interface EntryListProps {
  /** Without filters: it contains the national lines, and suggests choosing a state. */
  isAll: boolean;
  entries: readonly { key: string; resource: ResourceEntry }[];
}

/**
 * The first entries, and thirty more on demand, so that a phone does not render hundreds. Lines for
 * particular groups have their own heading.
 */
export function EntryList({ isAll, entries }: EntryListProps) {
  const t = useWords(words);
  const headings = useMemo(() => headingsOf(entries.map(({ resource }) => resource)), [entries]);
  const isGrouped = headings.some(Boolean);
  const [shown, setShown] = useState(entriesAtOnce);
  return (
    <Stack>
      <Stack as="ul">
        {entries.slice(0, shown).map(({ key, resource }, at) => (
          <li key={key}>
            {headings[at] && <h2 className={css.groupTitle}>{t.groups[headings[at]]}</h2>}
            <DirectoryEntry resource={resource} level={isGrouped ? 3 : 2} />
          </li>
        ))}
      </Stack>
      {isAll && <Notice icon="pin">{t.moreByState}</Notice>}
      {shown < entries.length && (
        <>
          <div className={needsScript}>
            <Button variant="quiet" isWide onPress={() => setShown(shown + entriesAtOnce)}>
              {t.more}
            </Button>
          </div>
          <noscript>
            <Notice>{t.moreBySearch}</Notice>
          </noscript>
        </>
      )}
    </Stack>
  );
}
