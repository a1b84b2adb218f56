import { graphql, useFragment } from "react-relay";
import type { ResourceCard_recommendation$key } from "#relay/ResourceCard_recommendation.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Muted, Stack } from "../../design/layout/layout.tsx";
import { ResourceFacts } from "./ResourceFacts.tsx";
import { words } from "./words.ts";

const maxConfidence = 5;

/** One recommended resource: confidence and contacts. */
export function ResourceCard({ recommendation: ref }: { recommendation: ResourceCard_recommendation$key }) {
  const t = useWords(words).resources;
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
  // A tenth would claim a precision that it does not have.
  const score = Math.round(aiConfidenceScore);
  return (
    <ResourceFacts resource={resource}>
      <Stack gap="xs">
        <p>
          <strong>{t.statuses[status] ?? status}.</strong> {t.confidenceMeans[score]}
        </p>
        <Muted>{t.confidence(score, maxConfidence)}</Muted>
      </Stack>
    </ResourceFacts>
  );
}
