import { useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { LogsListQuery } from "#relay/LogsListQuery.graphql";
import { Pager } from "../admin/Pager.tsx";
import { fetchOptions } from "../admin/fetchOptions.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { useReconnect } from "../core/relay/useReconnect.ts";
import { Button } from "../design/controls/Button.tsx";
import { EmptyState } from "../design/layout/EmptyState.tsx";
import { Cluster, Muted } from "../design/layout/layout.tsx";
import { Switch } from "../design/fields/choices/Switch.tsx";
import { words } from "./words.desk.ts";
import { LogEntry } from "./LogEntry.tsx";
import { filterOf, type LogsAddress } from "./logsAddress.ts";
import * as css from "./LogsList.css.ts";
import { useActivityNews } from "./useActivityNews.ts";

/** A page of the logs. New entries are held while it is paused or on a later page. */
export function LogsList({ asked, fetchKey }: { asked: LogsAddress; fetchKey: number }) {
  const t = useWords(words).logs;
  const [before, setBefore] = useState<readonly string[]>([]);
  const [reading, setReading] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const [isTurning, startTurning] = useTransition();
  const [filter] = useState(() => filterOf(asked));
  const { activityLogs: page } = useLazyLoadQuery<LogsListQuery>(
    graphql`
      query LogsListQuery($filter: ActivityFilter!, $olderThan: String) {
        activityLogs(filter: $filter, olderThan: $olderThan) {
          rowsPerPage
          hasNext
          rows {
            id
            number
            ...LogEntry_entry
          }
        }
      }
    `,
    { filter, olderThan: before.at(-1) ?? null },
    fetchOptions(fetchKey + reading),
  );
  const readAgain = () => startTurning(() => setReading((times) => times + 1));
  const isFirst = before.length === 0;
  const [waiting, seen] = useActivityNews({ filter, isHeld: isPaused || !isFirst, readAgain });
  useReconnect(readAgain);

  const turn = (next: readonly string[]) => startTurning(() => setBefore(next));
  function show() {
    seen();
    startTurning(() => {
      setBefore([]);
      setReading((times) => times + 1);
    });
  }
  function pause(isLive: boolean) {
    setPaused(!isLive);
    if (isLive && isFirst && waiting > 0) show();
  }
  const first = before.length * page.rowsPerPage;
  return (
    <div className={css.place} data-busy={isTurning || undefined}>
      <Cluster isSpread>
        <Cluster>
          <Switch isSelected={!isPaused} onChange={pause}>
            {isPaused ? t.paused : t.live}
          </Switch>
          <span role="status">
            {waiting > 0 && (
              <Button variant="quiet" icon="refresh" onPress={show}>
                {t.waiting(waiting)}
              </Button>
            )}
          </span>
        </Cluster>
        <Muted>{t.shown(first + 1, first + page.rows.length)}</Muted>
      </Cluster>
      {page.rows.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <ul className={css.list} aria-label={t.title}>
          {page.rows.map((row) => (
            <LogEntry key={row.id} entry={row} />
          ))}
        </ul>
      )}
      <Pager
        page={before.length + 1}
        hasNext={page.hasNext}
        onPrevious={() => turn(before.slice(0, -1))}
        onNext={() => turn([...before, page.rows.at(-1)?.number ?? "1"])}
      />
    </div>
  );
}
