import { graphql, useFragment } from "react-relay";
import type { NearbyHelp_request$key } from "#relay/NearbyHelp_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { ResourceFacts } from "./ResourceFacts.tsx";
import { words } from "./words.ts";

/** For the citizen who asked: nearby help from the directory, not a recommendation. */
export function NearbyHelp({ request: ref }: { request: NearbyHelp_request$key }) {
  const t = useWords(words).nearby;
  const { nearbyHelp } = useFragment(
    graphql`
      fragment NearbyHelp_request on EmergencyRequest {
        nearbyHelp {
          id
          ...ResourceFacts_resource
        }
      }
    `,
    ref,
  );
  return (
    <Stack>
      <p>{t.lead}</p>
      <Stack as="ul">
        {nearbyHelp.map((resource) => (
          <li key={resource.id}>
            <ResourceFacts resource={resource} />
          </li>
        ))}
      </Stack>
      <ButtonLink href="/resources" variant="quiet">
        {t.all}
      </ButtonLink>
    </Stack>
  );
}
