import { useDeferredValue, useEffect, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { HubListQuery, HubStatus } from "#relay/HubListQuery.graphql";
import { HoldList, useHeldReading } from "../../admin/deferredRefresh.ts";
import { fetchOptions } from "../../admin/fetchOptions.ts";
import { Pager } from "../../admin/Pager.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReconnect } from "../../core/relay/useReconnect.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { HubRow } from "./HubRow.tsx";
import { useHubChanges } from "./useHubChanges.ts";

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
  fetchKey: number;
}

/** A page of the hub, live. While another one is read, the one that stands there stays. */
export function HubList(props: HubListProps) {
  const t = useWords(words).hub;
  const { onPage, onWorkedOn, onProblems, fetchKey } = props;
  const search = useDeferredValue(props.search);
  const status = useDeferredValue(props.status);
  const page = useDeferredValue(props.page);
  const hasProblem = useDeferredValue(props.hasProblem);
  const workedOn = useDeferredValue(props.workedOn);
  const [reading, setReading] = useState(0);
  const [, start] = useTransition();
  const readAgain = () => start(() => setReading((times) => times + 1));
  const { dispatchHub: hub } = useLazyLoadQuery<HubListQuery>(
    graphql`
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
    `,
    { filter: { search: search || null, status, hasProblem, including: workedOn }, page },
    fetchOptions(fetchKey + reading),
  );
  const [heard, hold] = useHeldReading(readAgain);
  useHubChanges(heard);
  useReconnect(heard);
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
