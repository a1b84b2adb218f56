import { useState } from "react";
import { graphql, readInlineData } from "react-relay";
import type { LogsList_entry$data, LogsList_entry$key } from "#relay/LogsList_entry.graphql";
import type { LogsList_query$key } from "#relay/LogsList_query.graphql";
import type { LogsListQuery } from "#relay/LogsListQuery.graphql";
import type { LogsListSubscription } from "#relay/LogsListSubscription.graphql";
import { firstPage, rowsPerPage } from "../../../shared/core/graphql/pages.ts";
import { LoadMore } from "../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../shell/desk/usePanelQuery.ts";
import { useWords, useZone } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Button } from "../../design/controls/Button.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted } from "../../design/layout/layout.tsx";
import { Switch } from "../../design/fields/choices/Switch.tsx";
import { words } from "./words.desk.ts";
import { LogEntry } from "./LogEntry.tsx";
import { filterOf, type LogsAddress } from "./logsAddress.ts";
import * as css from "./activity.css.ts";

/** The log grows without end, so its entries are not counted. */
const fragment = graphql`
  fragment LogsList_query on Query @refetchable(queryName: "LogsListPaginationQuery") {
    activityLogs(filter: $filter, first: $first, after: $after) @connection(key: "LogsList_activityLogs") {
      edges {
        node {
          ...LogsList_entry
        }
      }
    }
  }
`;
/** What makes two entries the same. */
const entryFragment = graphql`
  fragment LogsList_entry on ActivityEntry @inline {
    id
    sentence
    userId
    userType
    status
    resourceType
    resourceId
    details {
      name
      before
      after
    }
    ...LogEntry_entry
  }
`;
const query = graphql`
  query LogsListQuery($filter: ActivityFilter!, $first: Int!, $after: String) {
    ...LogsList_query
  }
`;
const subscription = graphql`
  subscription LogsListSubscription($filter: ActivityFilter) {
    activityLogged(filter: $filter) {
      count
    }
  }
`;

/** The logs. New entries are held while the list is paused or shows more than its newest page. */
export function LogsList({ asked }: { asked: LogsAddress }) {
  const t = useWords(words).logs;
  const [isPaused, setPaused] = useState(false);
  const zone = useZone();
  const [about] = useState(() => ({ filter: filterOf(asked, zone) }));
  const variables = { ...about, ...firstPage };
  const data = usePanelQuery<LogsListQuery>(query, variables);
  const [{ activityLogs }, list] = useLiveList<LogsList_query$key, LogsListSubscription>(fragment, data, {
    subscription,
    about,
    countNew: (heard) => heard.reduce((sum, { activityLogged }) => sum + activityLogged.count, 0),
    isHeld: ({ activityLogs }) => isPaused || activityLogs.edges.length > rowsPerPage,
  });
  const { edges } = activityLogs;
  return (
    <div className={css.place}>
      <Cluster isSpread>
        <Cluster>
          <Switch isSelected={!isPaused} onChange={(isLive) => setPaused(!isLive)}>
            {isPaused ? t.paused : t.live}
          </Switch>
          <span role="status">
            {list.waiting > 0 && (
              <Button variant="quiet" icon="refresh" onPress={list.readAgain}>
                {t.waiting(list.waiting)}
              </Button>
            )}
          </span>
        </Cluster>
        <Muted>{t.shown(edges.length)}</Muted>
      </Cluster>
      {edges.length === 0 ? (
        <EmptyState icon="search" text={t.empty} />
      ) : (
        <div>
          <div className={css.heads} aria-hidden>
            <span>{t.columns.action}</span>
            <span className={css.factsOf.log}>
              <span>{t.columns.who}</span>
              <span>{t.columns.address}</span>
              <span>{t.columns.time}</span>
            </span>
            <span className={css.linksHead}>{t.columns.record}</span>
          </div>
          <ul className={css.list} aria-label={t.title}>
            {repeats(edges.map(({ node }) => readInlineData<LogsList_entry$key>(entryFragment, node))).map(
              ([entry, ...before]) => (
                <LogEntry key={entry.id} entry={entry} before={before} />
              ),
            )}
          </ul>
        </div>
      )}
      <LoadMore list={list} total={undefined} />
    </div>
  );
}

type Entry = LogsList_entry$data;

/** Entries that say the same one after another, such as the views of one request. */
function repeats(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const groups: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    if (last && saysOf(last[0]) === saysOf(entry)) last.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const saysOf = ({ sentence, userId, userType, status, resourceType, resourceId, details }: Entry) => {
  const changes = details.map(({ name, before, after }) => [name, before, after]);
  return JSON.stringify([sentence, userId, userType, status, resourceType, resourceId, changes]);
};
