import { graphql, useFragment } from "react-relay";
import type { ResourceCard_recommendation$key } from "#relay/ResourceCard_recommendation.graphql";
import { useFormat } from "../app/format.ts";
import { useLocale, useWords } from "../app/i18n.tsx";
import { Badge } from "../design/Badge.tsx";
import { Card } from "../design/Card.tsx";
import { Fact, Facts } from "../design/Facts.tsx";
import { Muted } from "../design/layout.tsx";
import { Meter } from "../design/Meter.tsx";
import { ContactLinks } from "../directory/ContactLinks.tsx";
import { typeIcon } from "../directory/types.ts";
import { words } from "./words.ts";

const mostConfidence = 5;

/** One recommended resource: how sure the advisor is, and how to reach it. */
export function ResourceCard({ recommendation: ref }: { recommendation: ResourceCard_recommendation$key }) {
  const t = useWords(words).resources;
  const locale = useLocale();
  const format = useFormat();
  const { status, aiConfidenceScore, resource } = useFragment(
    graphql`
      fragment ResourceCard_recommendation on ResourceRecommendation {
        status
        aiConfidenceScore
        resource {
          name
          type
          description
          translations {
            language
            description
          }
          contactInfo
          website
        }
      }
    `,
    ref,
  );
  const said = resource.translations.find(({ language }) => language === locale);
  const isSiteKnown = !resource.website || resource.contactInfo.includes(hostOf(resource.website));

  return (
    <Card
      level={2}
      title={resource.name}
      icon={typeIcon(resource.type)}
      aside={<Badge>{t.types[resource.type] ?? resource.type}</Badge>}
    >
      <p lang={said?.language ?? "en"}>{(said ?? resource).description}</p>
      <Meter
        label={t.confidence}
        value={aiConfidenceScore}
        most={mostConfidence}
        valueText={t.outOf(format.number(aiConfidenceScore), mostConfidence)}
      />
      <Muted>{t.confidenceMeans[Math.round(aiConfidenceScore)]}</Muted>
      <Facts>
        <Fact term={t.status}>{t.statuses[status] ?? status}</Fact>
        <Fact term={t.contact}>
          <ContactLinks text={resource.contactInfo} />
        </Fact>
        <Fact term={t.website}>
          {isSiteKnown ? null : <ContactLinks text={hostOf(resource.website ?? "")} />}
        </Fact>
      </Facts>
    </Card>
  );
}

const hostOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/, "").replace(/\/$/, "");
