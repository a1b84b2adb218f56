import { graphql, useFragment } from "react-relay";
import type { ResourceCard_recommendation$key } from "#relay/ResourceCard_recommendation.graphql";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted } from "../../design/layout/layout.tsx";
import { Meter } from "../../design/display/bars/Meter.tsx";
import { ResourceFacts } from "./ResourceFacts.tsx";
import { words } from "./words.ts";

const maxConfidence = 5;

/** One recommended resource: confidence and contacts. */
export function ResourceCard({ recommendation: ref }: { recommendation: ResourceCard_recommendation$key }) {
  const t = useWords(words).resources;
  const format = useFormat();
  const { status, aiConfidenceScore, resource } = useFragment(
    graphql`
      fragment ResourceCard_recommendation on ResourceRecommendation {
        status
        aiConfidenceScore
        resource {
          ...ResourceFacts_resource
        }
      }
    `,
    ref,
  );
  return (
    <ResourceFacts resource={resource}>
      <Meter
        label={t.confidence}
        value={aiConfidenceScore}
        most={maxConfidence}
        valueText={t.outOf(format.number(aiConfidenceScore), maxConfidence)}
      />
      <Muted>
        <strong>{t.statuses[status] ?? status}.</strong> {t.confidenceMeans[Math.round(aiConfidenceScore)]}
      </Muted>
    </ResourceFacts>
  );
}
