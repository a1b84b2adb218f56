import { graphql, useFragment } from "react-relay";
import type { ResourceList_request$key } from "#relay/ResourceList_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { stateCode } from "../../../shared/community/directory/rules.ts";
import { writeView } from "../../community/directory/view.ts";
import { useStateName } from "../../community/directory/place/stateNames.ts";
import { ButtonLink } from "../../design/controls/links.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ResourceCard } from "./ResourceCard.tsx";
import { words } from "./words.ts";

/** Help near the victim, highest confidence first. */
export function ResourceList({ request: ref }: { request: ResourceList_request$key }) {
  const t = useWords(words).resources;
  const nameOf = useStateName();
  const { requestedHelpTypes, resourceRecommendations } = useFragment(
    graphql`
      fragment ResourceList_request on EmergencyRequest {
        requestedHelpTypes
        resourceRecommendations {
          id
          resource {
            state
          }
          ...ResourceCard_recommendation
        }
      }
    `,
    ref,
  );
  if (resourceRecommendations.length === 0) return <EmptyState icon="heart" text={t.empty} />;
  const state = resourceRecommendations.map(({ resource }) => stateCode(resource.state)).find(Boolean);
  // All kinds, if more than one was asked for.
  const type = requestedHelpTypes.length === 1 ? requestedHelpTypes[0] : undefined;
  const all = writeView(new URLSearchParams(), { state, type });
  return (
    <Stack>
      <Stack as="ul">
        {resourceRecommendations.map((recommendation) => (
          <li key={recommendation.id}>
            <ResourceCard recommendation={recommendation} />
          </li>
        ))}
      </Stack>
      {state && (
        <ButtonLink href={`/resources?${all.toString()}`} variant="quiet">
          {t.allIn(nameOf(state))}
        </ButtonLink>
      )}
    </Stack>
  );
}
