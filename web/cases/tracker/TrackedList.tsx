import { useRef, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { TrackedListQuery } from "#relay/TrackedListQuery.graphql";
import { Pager } from "../../admin/Pager.tsx";
import { HoldList, useHeldReading } from "../../admin/deferredRefresh.ts";
import { fetchOptions } from "../../admin/fetchOptions.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useReconnect } from "../../core/relay/useReconnect.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";
import { statusOf, type TrackerAddress } from "./trackerAddress.ts";
import * as css from "./TrackedList.css.ts";
import { TrackedRow } from "./TrackedRow.tsx";
import { useTrackedChanges } from "./useTrackedChanges.ts";

/**
 * A page of the tracker. What is new waits while somebody points at the list, so that nothing moves
 * from under the pointer.
 */
export function TrackedList({ filter, search, fetchKey }: TrackerAddress & { fetchKey: number }) {
  const t = useWords(words).tracker;
  const [before, setBefore] = useState<readonly number[]>([]);
  const [reading, setReading] = useState(0);
  const [isTurning, startTurning] = useTransition();
  const status = statusOf(filter);
  const after = before.at(-1) ?? null;
  const { trackedRequests: page } = useLazyLoadQuery<TrackedListQuery>(
    graphql`
      query TrackedListQuery($search: String!, $status: RequestStatus, $after: Int) {
        trackedRequests(search: $search, status: $status, after: $after) {
          total
          rowsPerPage
          hasNext
          rows {
            id
            number
            ...TrackedRow_request
          }
        }
      }
    `,
    { search, status, after },
    fetchOptions(fetchKey + reading),
  );
  const [known, setKnown] = useState(() => new Set(page.rows.map(({ id }) => id)));
  const list = useRef<HTMLUListElement>(null);
  const readAgain = () => startTurning(() => setReading((times) => times + 1));
  const [heard, hold] = useHeldReading(readAgain);
  const isFirst = before.length === 0;
  const waiting = useTrackedChanges({
    status,
    numbers: page.rows.map(({ number }) => number),
    isHeld: () =>
      !isFirst ||
      (list.current !== null &&
        (list.current.matches(":hover") || list.current.contains(document.activeElement))),
    readAgain: heard,
    reading,
  });
  useReconnect(heard);

  function turn(next: readonly number[]) {
    startTurning(() => {
      setBefore(next);
      setKnown(new Set());
    });
  }
  function show() {
    setKnown(new Set(page.rows.map(({ id }) => id)));
    if (isFirst) readAgain();
    else turn([]);
  }
  const first = before.length * page.rowsPerPage;
  return (
    <div className={css.place} data-busy={isTurning || undefined}>
      <Cluster isSpread>
        <span role="status">
          <Muted>{t.found(page.total, first + 1, first + page.rows.length)}</Muted>
        </span>
        {waiting > 0 && (
          <Button variant="quiet" icon="refresh" onPress={show}>
            {t.waiting(waiting)}
          </Button>
        )}
      </Cluster>
      {page.rows.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <HoldList value={hold}>
          <ul ref={list} className={css.list} aria-label={t.title}>
            {page.rows.map((row) => (
              <TrackedRow
                key={row.id}
                request={row}
                isNew={isFirst && known.size > 0 && !known.has(row.id)}
              />
            ))}
          </ul>
        </HoldList>
      )}
      <Pager
        page={before.length + 1}
        hasNext={page.hasNext}
        onPrevious={() => turn(before.slice(0, -1))}
        onNext={() => turn([...before, page.rows.at(-1)?.number ?? 0])}
      />
    </div>
  );
}
