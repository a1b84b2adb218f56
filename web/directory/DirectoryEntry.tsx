import { graphql, useFragment } from "react-relay";
import type { DirectoryEntry_resource$key } from "#relay/DirectoryEntry_resource.graphql";
import { useWords } from "../app/i18n.tsx";
import { Badge } from "../design/Badge.tsx";
import { Fact, Facts } from "../design/Facts.tsx";
import { ButtonLink } from "../design/links.tsx";
import { HelpCard } from "./HelpCard.tsx";
import { typeName } from "./types.ts";
import { words } from "./words.ts";

/** An entry with all that the directory knows of it. */
export function DirectoryEntry({ resource: ref }: { resource: DirectoryEntry_resource$key }) {
  const t = useWords(words);
  const resource = useFragment(
    graphql`
      fragment DirectoryEntry_resource on Resource {
        type
        address
        hours
        website
        ...HelpCard_resource
      }
    `,
    ref,
  );
  const { type, address, hours, website } = resource;
  return (
    <HelpCard resource={resource} level={2} aside={<Badge>{typeName(type, t.types)}</Badge>}>
      {(address || hours) && (
        <Facts>
          <Fact term={t.address}>{address}</Fact>
          <Fact term={t.hours}>{hours}</Fact>
        </Facts>
      )}
      {website && /^https?:\/\//i.test(website) && (
        <ButtonLink href={website} target="_blank" look="quiet" icon="external">
          {t.visit}
        </ButtonLink>
      )}
    </HelpCard>
  );
}
