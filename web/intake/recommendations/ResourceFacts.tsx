import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay";
import type { ResourceFacts_resource$key } from "#relay/ResourceFacts_resource.graphql";
import { useLocale, useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { ContactLinks } from "../../community/directory/entry/ContactLinks.tsx";
import { callFirst } from "../../community/directory/entry/ContactLinks.css.ts";
import { FullTonightLine } from "../../community/directory/entry/FullTonightLine.tsx";
import { typeIcon } from "../../community/directory/entry/types.ts";
import { words } from "./words.ts";

interface ResourceFactsProps {
  resource: ResourceFacts_resource$key;
  /** Details for this request. */
  children?: ReactNode;
}

/** A directory entry with a request: what it does and its contacts. */
export function ResourceFacts({ resource: ref, children }: ResourceFactsProps) {
  const t = useWords(words).resources;
  const locale = useLocale();
  const resource = useFragment(
    graphql`
      fragment ResourceFacts_resource on Resource {
        name
        type
        description
        translations {
          language
          description
        }
        contactInfo
        website
        fullTonight {
          since
          until
          timeZone
        }
      }
    `,
    ref,
  );
  const full = resource.fullTonight;
  const said = resource.translations.find(({ language }) => language === locale);
  const { contactInfo, website } = resource;
  // Of two pages of one site, the deeper one.
  const deeper = website && !contactInfo.includes(addressOf(website)) ? website : null;

  return (
    <Card
      level={2}
      title={resource.name}
      icon={typeIcon(resource.type)}
      aside={<Badge>{t.types[resource.type] ?? resource.type}</Badge>}
    >
      <p lang={said?.language ?? "en"}>{(said ?? resource).description}</p>
      {full && <FullTonightLine night={{ since: full.since, until: full.until, timeZone: full.timeZone }} />}
      {children}
      <div className={callFirst} role="group" aria-label={t.contact}>
        <ContactLinks text={contactInfo} website={deeper} />
        {deeper && <ContactLinks text={addressOf(deeper)} />}
      </div>
    </Card>
  );
}

const addressOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
