import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { HelpCard } from "./HelpCard.tsx";
import { kind, tool } from "./EntryTools.css.ts";
import { typeName } from "./types.ts";
import { words } from "../words.ts";

/** An entry with all its details. */
export function DirectoryEntry({ resource, level }: { resource: ResourceEntry; level: 2 | 3 }) {
  const t = useWords(words);
  const miles = resource.nearness?.miles ?? 0;
  const { type, address, isLocationHidden, hours, website, language = "en" } = resource;
  return (
    <HelpCard
      resource={resource}
      level={level}
      aside={
        <span className={kind}>
          {typeName(type, t.types)}
          {miles > 0 && ` · ${t.miles(Math.round(miles))}`}
        </span>
      }
      link={
        website &&
        /^https?:\/\//i.test(website) && (
          <a href={website} target="_blank" rel="noopener noreferrer" className={tool}>
            <Icon name="external" />
            {t.visit}
          </a>
        )
      }
    >
      {(address || isLocationHidden || hours) && (
        <Facts isCompact>
          <Fact term={t.address} isVerbatim={!isLocationHidden}>
            {isLocationHidden ? t.hidden : address}
          </Fact>
          <Fact term={t.hours}>{hours && <span lang={language}>{hours}</span>}</Fact>
        </Facts>
      )}
    </HelpCard>
  );
}
