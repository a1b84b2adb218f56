import { graphql, useFragment } from "react-relay";
import type { ResourceList_request$key } from "#relay/ResourceList_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { words } from "./words.ts";

/** Help near the victim, highest confidence first. */
export function ResourceList({ request: ref }: { request: ResourceList_request$key }) {
  const t = useWords(words).resources;
  const { resourceRecommendations } = useFragment(
    graphql`
      fragment ResourceList_request on EmergencyRequest {
        resourceRecommendations {
          id
          ...ResourceCard_recommendation
        }
      }
    `,
    ref,
  );
  if (resourceRecommendations.length === 0) return <EmptyState icon="heart" text={t.empty} />;
  return (
    <Stack as="ul">
      {resourceRecommendations.map((recommendation) => (
        <li key={recommendation.id}>
          <ResourceCard recommendation={recommendation} />
        </li>
      ))}
    </Stack>
  );
}
