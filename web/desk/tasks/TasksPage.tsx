import { useEffect } from "react";
import { graphql, usePreloadedQuery, type PreloadedQuery } from "react-relay";
import { taskViews, workKinds } from "../../../shared/desk/tasks/kinds.ts";
import type { TasksPage_query$key } from "#relay/TasksPage_query.graphql";
import type { TasksPageQuery } from "#relay/TasksPageQuery.graphql";
import type { TasksPageSubscription } from "#relay/TasksPageSubscription.graphql";
import { DeskList } from "../../shell/desk/lists/DeskList.tsx";
import { onOverdue } from "../../shell/desk/queue/onOverdue.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Select } from "../../design/fields/choices/Select.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { taskList } from "./taskList.ts";
import { readWorkRow, useTaskColumns } from "./useTaskColumns.tsx";
import { words } from "./words.desk.ts";

const fragment = graphql`
  fragment TasksPage_query on Query @refetchable(queryName: "TasksPagePaginationQuery") {
    deskWork(filter: $filter, first: $first, after: $after) @connection(key: "TasksPage_deskWork") {
      totalCount
      late
      nextDueAt
      serverTime
      edges {
        node {
          ...useTaskColumns_work
        }
      }
    }
    taskOwners {
      ...AssignDialog_owner
    }
  }
`;
const query = graphql`
  query TasksPageQuery($filter: WorkFilter!, $first: Int!, $after: String) @preloadable {
    ...TasksPage_query
  }
`;
const subscription = graphql`
  subscription TasksPageSubscription {
    deskWorkChanged {
      count
    }
  }
`;

/** Everything that waits for the desk: live, overdue work first. */
export function TasksPage({ queryRef }: { queryRef: PreloadedQuery<TasksPageQuery> }) {
  const t = useWords(words);
  const data = usePreloadedQuery<TasksPageQuery>(query, queryRef);
  const [{ deskWork, taskOwners }, list] = useLiveList<TasksPage_query$key, TasksPageSubscription>(
    fragment,
    data,
    { subscription },
  );
  const { late, nextDueAt, serverTime } = deskWork;
  const { readAgain } = list;
  useEffect(() => onOverdue(nextDueAt, serverTime, readAgain), [nextDueAt, serverTime, readAgain]);
  const [address, setAddress] = useSearch();
  const columns = useTaskColumns(serverTime, taskOwners);
  return (
    <Page title={t.title} lead={t.lead}>
      <Stack>
        {late > 0 && (
          <Notice tone="critical" isAlert>
            <strong>{t.late(late)}</strong> {t.lateText}
          </Notice>
        )}
        <DeskList
          shape={taskList}
          label={t.title}
          search={{ label: t.search, placeholder: t.searchPlaceholder }}
          filter={{ label: t.filter, options: taskViews.map((id) => ({ id, label: t.views[id] })) }}
          filters={
            <Select
              label={t.kindFilter}
              options={[
                { id: "all", label: t.allKinds },
                ...workKinds.map((id) => ({ id, label: t.kinds[id] })),
              ]}
              value={workKinds.find((one) => one === address.get("kind")) ?? "all"}
              onChange={(chosen) =>
                setAddress((now) => {
                  const next = new URLSearchParams(now);
                  if (chosen === "all") next.delete("kind");
                  else next.set("kind", String(chosen));
                  return next;
                })
              }
            />
          }
          columns={columns}
          rows={deskWork.edges.map(({ node }) => readWorkRow(node))}
          total={deskWork.totalCount}
          list={list}
          empty={t.empty}
        />
      </Stack>
    </Page>
  );
}
