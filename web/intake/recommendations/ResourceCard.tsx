import { graphql, useFragment } from "react-relay";
import type { ResourceCard_recommendation$key } from "#relay/ResourceCard_recommendation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Meter } from "../../design/display/bars/Meter.tsx";
import { ResourceFacts } from "./ResourceFacts.tsx";
import { words } from "./words.ts";

const maxConfidence = 5;

/** One recommended resource: confidence and contacts. */
export function ResourceCard({ recommendation: ref }: { recommendation: ResourceCard_recommendation$key }) {
  const t = useWords(words).resources;
  const { aiConfidenceScore, resource } = useFragment(
    graphql`
      fragment ResourceCard_recommendation on ResourceRecommendation {
        aiConfidenceScore
        resource {
          ...ResourceFacts_resource
        }
      }
    `,
    ref,
  );
  // A tenth would claim a precision that it does not have.
  const score = Math.round(aiConfidenceScore);
  return (
    <ResourceFacts resource={resource}>
      <p>{t.confidenceMeans[score]}</p>
      <Meter label={t.confidence} value={score} most={maxConfidence} />
    </ResourceFacts>
  );
}
