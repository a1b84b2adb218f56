import { useMemo, useState } from "react";
import type { ResourceEntry, StateCode } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { needsScript } from "../../../design/theme/script.css.ts";
import { Stack } from "../../../design/layout/layout.tsx";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import { DirectoryEntry } from "./DirectoryEntry.tsx";
import * as css from "./EntryList.css.ts";
import { headingsOf, placesOf } from "../../../../shared/community/directory/search/narrow.ts";
import { useStateName } from "../place/stateNames.ts";
import { words } from "../words.ts";

/** Some screens full; a phone hydrates in half the time. */
const entriesAtOnce = 30;

interface EntryListProps {
  /** The whole list of this state: each place has its heading. */
  state: StateCode | undefined;
  entries: readonly { key: string; resource: ResourceEntry }[];
}

/**
 * The first entries, and thirty more on demand, so that a phone does not render hundreds. Places,
 * or lines for particular groups, have their own heading.
 */
export function EntryList({ state, entries }: EntryListProps) {
  const t = useWords(words);
  const nameOf = useStateName();
  const headings = useMemo(() => {
    const resources = entries.map(({ resource }) => resource);
    return state ? placesOf(resources) : headingsOf(resources);
  }, [state, entries]);
  const isGrouped = headings.some(Boolean);
  const [shown, setShown] = useState(entriesAtOnce);

  const titleOf = (heading: string) =>
    state && heading === "statewide"
      ? t.statewide(nameOf(state))
      : (t.groups[heading] ?? <Verbatim>{heading}</Verbatim>);
  return (
    <Stack>
      <Stack as="ul">
        {entries.slice(0, shown).map(({ key, resource }, at) => (
          <li key={key}>
            {headings[at] && <h2 className={css.groupTitle}>{titleOf(headings[at])}</h2>}
            <DirectoryEntry
              resource={resource}
              level={isGrouped ? 3 : 2}
              hasPlace={!state || resource.address !== `${resource.city}, ${state}`}
            />
          </li>
        ))}
      </Stack>
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
