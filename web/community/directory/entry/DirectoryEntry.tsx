import type { ResourceEntry } from "../../../../shared/community/directory/rules.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Badge } from "../../../design/text/Badge.tsx";
import { Fact, Facts } from "../../../design/display/Facts.tsx";
import { ButtonLink } from "../../../design/controls/links.tsx";
import { HelpCard } from "./HelpCard.tsx";
import { typeName } from "./types.ts";
import { words } from "../words.ts";

/** An entry with all its details. */
export function DirectoryEntry({ resource, level }: { resource: ResourceEntry; level: 2 | 3 }) {
  const t = useWords(words);
  const { type, address, hours, website, language = "en" } = resource;
  return (
    <HelpCard resource={resource} level={level} aside={<Badge>{typeName(type, t.types)}</Badge>}>
      {(address || hours) && (
        <Facts>
          <Fact term={t.address} isVerbatim>
            {address}
          </Fact>
          <Fact term={t.hours}>{hours && <span lang={language}>{hours}</span>}</Fact>
        </Facts>
      )}
      {website && /^https?:\/\//i.test(website) && (
        <ButtonLink href={website} target="_blank" variant="quiet" icon="external">
          {t.visit}
        </ButtonLink>
      )}
    </HelpCard>
  );
}
