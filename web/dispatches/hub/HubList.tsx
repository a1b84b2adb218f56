import { useDeferredValue, useEffect } from "react";
import { graphql } from "react-relay";
import type { HubListQuery, HubStatus } from "#relay/HubListQuery.graphql";
import type { HubListSubscription } from "#relay/HubListSubscription.graphql";
import { Pager } from "../../admin/Pager.tsx";
import { usePanelQuery } from "../../admin/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { HoldList } from "../../core/relay/HoldList.ts";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { HubRow } from "./HubRow.tsx";

interface HubListProps {
  search: string;
  status: HubStatus | null;
  hasProblem: boolean;
  /** Numbers of requests that stay in the list when a step takes them out of the filter. */
  workedOn: readonly number[];
  page: number;
  onPage: (page: number) => void;
  onWorkedOn: (number: number) => void;
  onProblems: () => void;
}

const query = graphql`
  query HubListQuery($filter: HubFilter!, $page: Int!) {
    dispatchHub(filter: $filter, page: $page) {
      total
      problems
      rowsPerPage
      rows {
        id
        ...HubRow_request
      }
    }
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

/** A page of the hub, live. The current one stays while another is loading. */
export function HubList(props: HubListProps) {
  const t = useWords(words).hub;
  const { onPage, onWorkedOn, onProblems } = props;
  const search = useDeferredValue(props.search);
  const status = useDeferredValue(props.status);
  const page = useDeferredValue(props.page);
  const hasProblem = useDeferredValue(props.hasProblem);
  const workedOn = useDeferredValue(props.workedOn);
  const variables = { filter: { search: search || null, status, hasProblem, including: workedOn }, page };
  const { dispatchHub: hub } = usePanelQuery<HubListQuery>(query, variables);
  const { hold } = useLiveList<HubListSubscription>(query, variables, { subscription });
  const pages = Math.max(1, Math.ceil(hub.total / hub.rowsPerPage));
  const isBeyond = page > pages;
  useEffect(() => {
    if (isBeyond) onPage(pages);
  }, [isBeyond, pages, onPage]);

  return (
    <Stack>
      <Cluster isSpread>
        <span role="status">
          <Muted>{t.found(hub.total)}</Muted>
        </span>
        {hub.problems > 0 && (
          <Button variant="quiet" icon="alert" onPress={onProblems}>
            {t.problems(hub.problems)}
          </Button>
        )}
      </Cluster>
      {hub.rows.length === 0 ? (
        <EmptyState icon="car" text={t.empty} />
      ) : (
        <HoldList value={hold}>
          <Stack as="ul">
            {hub.rows.map((row) => (
              <li key={row.id}>
                <HubRow request={row} onWorkedOn={onWorkedOn} />
              </li>
            ))}
          </Stack>
        </HoldList>
      )}
      <Pager
        label={t.pages}
        page={page}
        pages={pages}
        hasNext={page < pages}
        onPrevious={() => onPage(page - 1)}
        onNext={() => onPage(page + 1)}
      />
    </Stack>
  );
}
