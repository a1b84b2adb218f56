import { useMemo, useState } from "react";
import type { ResourceEntry } from "#shared/directory/rules";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { needsScript } from "../../design/theme/script.css.ts";
import { Stack } from "../../design/layout/layout.tsx";
import { DirectoryEntry } from "./DirectoryEntry.tsx";
import * as css from "./EntryList.css.ts";
import { headingsOf } from "#shared/directory/search/narrow";
import { words } from "../words.ts";

/** Some screens of them; a phone comes to life in half the time. */
const entriesAtOnce = 30;

interface EntryListProps {
  /** Nothing narrows the list: it holds the national lines, and a state is to be chosen. */
  isAll: boolean;
  entries: readonly { key: string; resource: ResourceEntry }[];
}

/**
 * The first ones, and thirty more each time: a phone need not draw hundreds that nobody scrolls to.
 * Lines for some people stand under their own heading.
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
