import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { stateName, type StateCode } from "#rules/directory";
import type { NearbyListQuery } from "#relay/NearbyListQuery.graphql";
import { useWords } from "../app/i18n.tsx";
import { Badge } from "../design/Badge.tsx";
import { Cluster, Muted, Stack } from "../design/layout.tsx";
import { Notice } from "../design/Notice.tsx";
import { HelpCard } from "../directory/HelpCard.tsx";
import { words as directoryWords } from "../directory/words.ts";
import { words } from "./words.ts";

interface NearbyListProps {
  queryRef: PreloadedQuery<NearbyListQuery>;
  state: StateCode | undefined;
}

/** The state's help and the national lines; without a state, the first few of all (spec 2, Home). */
export function NearbyList({ queryRef, state }: NearbyListProps) {
  const t = useWords(words);
  const { found } = useWords(directoryWords);
  const { resources } = usePreloadedQuery<NearbyListQuery>(
    graphql`
      query NearbyListQuery($state: String, $first: Int) @preloadable {
        resources(state: $state, first: $first) {
          id
          ...HelpCard_resource
        }
      }
    `,
    queryRef,
  );
  return (
    <Stack>
      <div role="status">
        {state ? (
          <Notice tone="info" icon="pin">
            <Cluster isSpread gap="xs">
              <strong>{t.filtered(stateName(state) ?? state)}</strong>
              <Badge tone="info">{found(resources.length)}</Badge>
            </Cluster>
          </Notice>
        ) : (
          <Muted>{t.first}</Muted>
        )}
      </div>
      <Stack as="ul" gap="sm">
        {resources.map((resource) => (
          <li key={resource.id}>
            <HelpCard resource={resource} level={3} />
          </li>
        ))}
      </Stack>
    </Stack>
  );
}
