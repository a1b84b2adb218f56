import { lazy, Suspense, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import type { Threads_query$key } from "#relay/Threads_query.graphql";
import type { ThreadsQuery } from "#relay/ThreadsQuery.graphql";
import type { ThreadsSubscription } from "#relay/ThreadsSubscription.graphql";
import { BulkBar } from "../../../shell/desk/bulk/BulkBar.tsx";
import { useSelection } from "../../../shell/desk/bulk/useSelection.ts";
import { threadViews } from "../../../../shared/desk/inbox/rules.ts";
import { LoadMore, ShowChanges } from "../../../shell/desk/lists/LoadMore.tsx";
import { useMay } from "../../../shell/desk/permissions.ts";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { isInUse } from "../../../shell/desk/workspace/isInUse.ts";
import * as css from "../../../shell/desk/workspace/Rows.css.ts";
import { useWorkspace } from "../../../shell/desk/workspace/useWorkspace.ts";
import { Views } from "../../../shell/desk/workspace/Views.tsx";
import { Shortcuts, Workspace } from "../../../shell/desk/workspace/Workspace.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { MarkThreadsRead } from "./MarkThreadsRead.tsx";
import { ThreadRow } from "./ThreadRow.tsx";
import { MessageTools } from "../MessageTools.tsx";
import { changeThreadAddress, openThreadIn, readThreadAddress, threadVariables } from "../inboxAddress.ts";
import { words } from "./words.desk.ts";

const ThreadPane = lazy(() => import("./ThreadPane.tsx").then((file) => ({ default: file.ThreadPane })));

const fragment = graphql`
  fragment Threads_query on Query @refetchable(queryName: "ThreadsPaginationQuery") {
    ...CommunicationCenter_query
    communicationThreads(filter: $filter, first: $first, after: $after)
      @connection(key: "Threads_communicationThreads") {
      totalCount
      counts {
        needsAnswer
        urgent
        failed
        mine
        all
      }
      edges {
        node {
          id
          ...ThreadRow_thread
          ...MarkThreadsRead_thread
        }
      }
    }
  }
`;
const query = graphql`
  query ThreadsQuery($filter: CommunicationThreadFilter!, $first: Int!, $after: String) {
    ...Threads_query
  }
`;
const subscription = graphql`
  subscription ThreadsSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The letters of the buttons of a thread. */
const letters = ["r", "m", "c"];

/**
 * Recent Notifications as a workspace: threads beside the open one, for the keyboard. View, filters
 * and thread are in the URL.
 */
export function Threads() {
  const t = useWords(words);
  const [address, setAddress] = useSearch();
  const asked = readThreadAddress(address);
  const { thread } = asked;
  const variables = threadVariables(asked);
  const data = usePanelQuery<ThreadsQuery>(query, variables);
  const rows = useRef<HTMLUListElement>(null);
  const [{ communicationThreads }, live] = useLiveList<Threads_query$key, ThreadsSubscription>(
    fragment,
    data,
    {
      subscription,
      isHeld: () => isInUse(rows.current),
    },
  );
  const { edges, totalCount } = communicationThreads;
  const { needsAnswer, urgent, failed, mine, all } = communicationThreads.counts;
  const may = useMay();
  const selection = useSelection(edges, ({ node }) => node.id);
  const keys = useMemo(() => edges.map(({ node }) => node.id), [edges]);
  const open = (next: string | null) => setAddress((now) => changeThreadAddress(now, { thread: next }));
  const { panes, close, shortcuts, ...walk } = useWorkspace({
    keys,
    open: thread,
    openIn: openThreadIn,
    rows,
    letters,
    onOpen: open,
  });
  // Through what waits, without a key between.
  const isWaiting = asked.view === "needs_answer" || asked.view === "urgent";
  const answering = useRef(false);
  function answerNext() {
    answering.current = walk.advance();
  }
  return (
    <Workspace
      {...panes}
      label={t.detail}
      isNarrow
      list={
        <>
          <Views
            views={threadViews}
            current={asked.view}
            names={t.views}
            counts={{ needs_answer: needsAnswer, urgent, failed, mine, all }}
            hrefOf={(view) =>
              `/admin/communications?${changeThreadAddress(address, { view, thread: null }).toString()}`
            }
          >
            <Shortcuts keys={t.keys} isIcon {...shortcuts} />
          </Views>
          <MessageTools
            filter={asked}
            onChange={(next) => setAddress((now) => changeThreadAddress(now, next))}
          />
          {selection.chosen.length > 0 && (
            <BulkBar count={selection.chosen.length} onClear={selection.clear}>
              <MarkThreadsRead
                chosen={selection.chosen.map(({ node }) => node)}
                onDone={selection.deselect}
              />
            </BulkBar>
          )}
          <ShowChanges list={live} />
          {edges.length === 0 ? (
            <EmptyState icon="mail" text={t.empty[asked.view]} />
          ) : (
            <ul ref={rows} aria-label={t.list} className={css.list}>
              {edges.map(({ node }) => (
                <ThreadRow
                  key={node.id}
                  thread={node}
                  isOpen={node.id === thread}
                  isCurrent={node.id === walk.current}
                  onChoose={walk.choose}
                  {...(may("workDesk") && {
                    selection: { has: selection.keys.has(node.id), toggle: selection.toggle },
                  })}
                />
              ))}
            </ul>
          )}
          <LoadMore list={live} total={totalCount} />
        </>
      }
    >
      {thread === null ? (
        <EmptyState icon="mail" title={t.none} text={t.noneText} />
      ) : (
        <Suspense fallback={<Loading shape="rows" />}>
          <ThreadPane
            thread={thread}
            takesFocus={walk.takesFocus}
            onClose={close}
            answering={answering}
            onAnswered={isWaiting ? answerNext : undefined}
          />
        </Suspense>
      )}
    </Workspace>
  );
}
