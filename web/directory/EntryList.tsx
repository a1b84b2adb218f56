import { useState } from "react";
import type { ResourceEntry } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Notice } from "../design/Notice.tsx";
import { needsScript } from "../design/script.css.ts";
import { Stack } from "../design/layout.tsx";
import { DirectoryEntry } from "./DirectoryEntry.tsx";
import { words } from "./words.ts";

const entriesAtOnce = 30;

interface EntryListProps {
  entries: readonly { key: string; resource: ResourceEntry }[];
}

/** The first thirty, and as many again each time: a phone need not draw hundreds that nobody scrolls to. */
export function EntryList({ entries }: EntryListProps) {
  const t = useWords(words);
  const [shown, setShown] = useState(entriesAtOnce);
  return (
    <Stack>
      <Stack as="ul">
        {entries.slice(0, shown).map(({ key, resource }) => (
          <li key={key}>
            <DirectoryEntry resource={resource} />
          </li>
        ))}
      </Stack>
      {shown < entries.length && (
        <>
          <div className={needsScript}>
            <Button look="quiet" isWide onPress={() => setShown(shown + entriesAtOnce)}>
              {t.more}
            </Button>
          </div>
          <noscript>
            <Notice>{t.moreByState}</Notice>
          </noscript>
        </>
      )}
    </Stack>
  );
}
