import { useCallback, useDeferredValue, useState } from "react";
import { graphql } from "react-relay";
import type { DispatchHub_query$key } from "#relay/DispatchHub_query.graphql";
import type { DispatchHubQuery, HubView } from "#relay/DispatchHubQuery.graphql";
import type { DispatchHubSubscription } from "#relay/DispatchHubSubscription.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { maxIncluded } from "../../../shared/help/dispatches/hub.ts";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import * as css from "../../shell/desk/lists/DeskList.css.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { SearchField } from "../../design/fields/SearchField.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "../../help/dispatches/words.desk.ts";
import { LoadMore } from "../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { HoldList } from "../../core/relay/HoldList.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { HubRow } from "./HubRow.tsx";

const choices = ["all", "approved", "dispatched", "problem"] as const;
type Choice = (typeof choices)[number];

/** Help dispatch hub: the requests that can get help, and their dispatches. */
export function DispatchHub() {
  const t = useWords(words).hub;
  const [address] = useSearch();
  const [asked, setAsked] = useState<{ search: string; view: Choice }>({ search: "", view: "approved" });
  const [workedOn, setWorkedOn] = useState<readonly number[]>([]);
  const change = (next: Partial<typeof asked>) => {
    setAsked((now) => ({ ...now, ...next }));
    setWorkedOn([]);
  };
  const keep = useCallback(
    (number: number) =>
      setWorkedOn((now) => (now.includes(number) ? now : [number, ...now].slice(0, maxIncluded))),
    [],
  );
  return (
    <DeskPanel
      id="dispatch-hub"
      title={t.title}
      icon="car"
      asked={address.get("hub") ?? undefined}
      refreshed={{ title: t.refreshed, description: t.refreshedText }}
      failed={t.failed}
    >
      {() => (
        <>
          <div className={css.tools}>
            <SearchField
              label={t.search}
              placeholder={t.searchPlaceholder}
              value={asked.search}
              onSearch={(text) => change({ search: text.trim().slice(0, 100) })}
            />
            <Select
              label={t.filter}
              options={choices.map((id) => ({ id, label: t.filters[id] }))}
              value={asked.view}
              onChange={(chosen) => change({ view: choices.find((one) => one === chosen) ?? "all" })}
            />
          </div>
          <Hub
            search={asked.search}
            view={asked.view}
            workedOn={workedOn}
            onWorkedOn={keep}
            onProblems={() => change({ search: "", view: "problem" })}
          />
        </>
      )}
    </DeskPanel>
  );
}

interface HubProps {
  search: string;
  view: HubView;
  /** Numbers of requests that stay in the list when a step takes them out of the filter. */
  workedOn: readonly number[];
  onWorkedOn: (number: number) => void;
  onProblems: () => void;
}

const fragment = graphql`
  fragment DispatchHub_query on Query @refetchable(queryName: "DispatchHubPaginationQuery") {
    dispatchHub(filter: $filter, including: $including, first: $first, after: $after)
      @connection(key: "DispatchHub_dispatchHub", filters: ["filter"]) {
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
  query DispatchHubQuery($filter: HubFilter!, $including: [Int!], $first: Int!, $after: String) {
    ...DispatchHub_query
  }
`;
const subscription = graphql`
  subscription DispatchHubSubscription {
    requestsChanged {
      id
      ...HubRow_request
    }
  }
`;

/** Its list, live. The current one stays while another is loading. */
function Hub(props: HubProps) {
  const t = useWords(words).hub;
  const { workedOn, onWorkedOn, onProblems } = props;
  const search = useDeferredValue(props.search);
  const view = useDeferredValue(props.view);
  const variables = { filter: { search: search || null, view }, ...firstPage };
  const data = usePanelQuery<DispatchHubQuery>(query, variables);
  const [{ dispatchHub: hub }, list] = useLiveList<DispatchHub_query$key, DispatchHubSubscription>(
    fragment,
    data,
    {
      subscription,
      also: { including: workedOn },
    },
  );

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
