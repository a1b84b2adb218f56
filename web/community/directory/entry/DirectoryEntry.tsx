import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { Verbatim } from "../../../design/text/Verbatim.tsx";
import { HelpCard } from "./HelpCard.tsx";
import * as css from "./EntryTools.css.ts";
import { typeName } from "./types.ts";
import { words } from "../words.ts";

interface DirectoryEntryProps {
  resource: ResourceEntry;
  level: 2 | 3;
  /** Without it, the heading above has its place. */
  hasPlace: boolean;
}

/** An entry with all its details. */
export function DirectoryEntry({ resource, level, hasPlace }: DirectoryEntryProps) {
  const t = useWords(words);
  const miles = resource.nearness?.miles ?? 0;
  const { type, address, isLocationHidden, hours, website, language = "en" } = resource;
  return (
    <HelpCard
      resource={resource}
      level={level}
      link={
        website &&
        /^https?:\/\//i.test(website) && (
          <a href={website} target="_blank" rel="noopener noreferrer" className={css.visit}>
            <Icon name="external" size="sm" />
            {t.visit}
          </a>
        )
      }
    >
      <p className={css.facts}>
        <span>{typeName(type, t.types)}</span>
        {(hasPlace || miles > 0) && (address || isLocationHidden) && (
          <span>
            <Icon name="pin" />
            {isLocationHidden ? t.hidden : <Verbatim>{address}</Verbatim>}
            {miles > 0 && ` · ${t.miles(Math.round(miles))}`}
          </span>
        )}
        {hours && (
          <span lang={language}>
            <Icon name="clock" />
            {hours}
          </span>
        )}
      </p>
    </HelpCard>
  );
}
