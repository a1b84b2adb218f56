import { useState } from "react";
import type { ResourceEntry } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Notice } from "../design/Notice.tsx";
import { needsScript } from "../design/script.css.ts";
import { Stack } from "../design/layout.tsx";
import { DirectoryEntry } from "./DirectoryEntry.tsx";
import { words } from "./words.ts";

/** A state's own fit, so that its page holds them all without JavaScript too. */
const entriesAtOnce = 30;
/** Of the whole country nobody reads on; some screens of it come to life in half the time. */
const entriesOfAll = 12;

interface EntryListProps {
  /** Nothing narrows the list. */
  isAll: boolean;
  entries: readonly { key: string; resource: ResourceEntry }[];
}

/** The first ones, and thirty more each time: a phone need not draw hundreds that nobody scrolls to. */
export function EntryList({ isAll, entries }: EntryListProps) {
  const t = useWords(words);
  const [shown, setShown] = useState(isAll ? entriesOfAll : entriesAtOnce);
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
