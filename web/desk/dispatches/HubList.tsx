import { useDeferredValue } from "react";
import { graphql } from "react-relay";
import type { HubList_query$key } from "#relay/HubList_query.graphql";
import type { HubListQuery, HubView } from "#relay/HubListQuery.graphql";
import type { HubListSubscription } from "#relay/HubListSubscription.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { LoadMore } from "../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { HoldList } from "../../core/relay/HoldList.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "../../help/dispatches/words.desk.ts";
import { HubRow } from "./HubRow.tsx";

interface HubListProps {
  search: string;
  view: HubView;
  /** Numbers of requests that stay in the list when a step takes them out of the filter. */
  workedOn: readonly number[];
  onWorkedOn: (number: number) => void;
  onProblems: () => void;
}

const fragment = graphql`
  fragment HubList_query on Query @refetchable(queryName: "HubListPaginationQuery") {
    dispatchHub(filter: $filter, including: $including, first: $first, after: $after)
      @connection(key: "HubList_dispatchHub", filters: ["filter"]) {
      totalCount
      problems
      edges {
        node {
          id
          ...HubRow_request
        }
      }
    }
  }
`;
const query = graphql`
  query HubListQuery($filter: HubFilter!, $including: [Int!], $first: Int!, $after: String) {
    ...HubList_query
  }
`;
const subscription = graphql`
  subscription HubListSubscription {
    requestsChanged {
      id
      ...HubRow_request
    }
  }
`;

/** The hub, live. The current list stays while another is loading. */
export function HubList(props: HubListProps) {
  const t = useWords(words).hub;
  const { workedOn, onWorkedOn, onProblems } = props;
  const search = useDeferredValue(props.search);
  const view = useDeferredValue(props.view);
  const variables = { filter: { search: search || null, view }, ...firstPage };
  const data = usePanelQuery<HubListQuery>(query, variables);
  const [{ dispatchHub: hub }, list] = useLiveList<HubList_query$key, HubListSubscription>(fragment, data, {
    subscription,
    also: { including: workedOn },
  });

  return (
    <Stack>
      <Cluster isSpread>
        <span role="status">
          <Muted>{t.found(hub.totalCount)}</Muted>
        </span>
        <Cluster gap="xs">
          {hub.problems > 0 && (
            <Button variant="quiet" icon="alert" onPress={onProblems}>
              {t.problems(hub.problems)}
            </Button>
          )}
          <ButtonLink variant="quiet" icon="list" href="/admin/dispatches">
            {t.workspace}
          </ButtonLink>
        </Cluster>
      </Cluster>
      {hub.edges.length === 0 ? (
        <EmptyState icon="car" text={t.empty} />
      ) : (
        <HoldList value={list.hold}>
          <Stack as="ul">
            {hub.edges.map(({ node }) => (
              <li key={node.id}>
                <HubRow request={node} onWorkedOn={onWorkedOn} />
              </li>
            ))}
          </Stack>
        </HoldList>
      )}
      <LoadMore list={list} total={hub.totalCount} />
    </Stack>
  );
}
