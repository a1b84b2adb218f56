import { Suspense } from "react";
import { graphql } from "react-relay";
import type { ThreadPane_query$key } from "#relay/ThreadPane_query.graphql";
import type { ThreadPaneQuery } from "#relay/ThreadPaneQuery.graphql";
import type { ThreadPaneSubscription } from "#relay/ThreadPaneSubscription.graphql";
import { LoadMore } from "../../../shell/desk/lists/LoadMore.tsx";
import { DetailHead } from "../../../shell/desk/workspace/DetailHead.tsx";
import { useDetailQuery } from "../../../shell/desk/workspace/useDetailQuery.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import { Loading } from "../../../design/text/Loading.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { useThreadTexts } from "./useThreadTexts.ts";
import { words } from "./words.desk.ts";
import { Conversation, type OpenThreadProps } from "./Conversation.tsx";

const fragment = graphql`
  fragment ThreadPane_query on Query @refetchable(queryName: "ThreadPanePaginationQuery") {
    communications(filter: { request: $request, thread: $thread }, first: $first, after: $after)
      @connection(key: "ThreadPane_communications") {
      totalCount
      edges {
        node {
          id
          ...Conversation_items
        }
      }
    }
  }
`;
const query = graphql`
  query ThreadPaneQuery($request: Int, $thread: String, $first: Int!, $after: String) @preloadable {
    ...ThreadPane_query
  }
`;
const subscription = graphql`
  subscription ThreadPaneSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The open thread. Reading its texts is logged by the server. */
export function ThreadPane(props: OpenThreadProps) {
  const t = useWords(words);
  const failed = () => (
    <Notice tone="critical" isAlert>
      {t.missing}
    </Notice>
  );
  return (
    <Boundary of={props.thread} failed={failed}>
      <Suspense fallback={<Loading shape="cards" />}>
        <Thread key={props.thread} {...props} />
      </Suspense>
    </Boundary>
  );
}

function Thread(props: OpenThreadProps) {
  const { thread, onClose } = props;
  const t = useWords(words);
  const data = useDetailQuery<ThreadPaneQuery>(query);
  const [{ communications }, list] = useLiveList<ThreadPane_query$key, ThreadPaneSubscription>(
    fragment,
    data,
    { subscription },
  );
  const items = communications.edges.map(({ node }) => node);
  const texts = useThreadTexts(thread, items[0]?.id);

  if (items.length === 0)
    return (
      <>
        <DetailHead closeLabel={t.close} onClose={onClose} />
        <Notice tone="caution">{t.missing}</Notice>
      </>
    );
  // Previews would be replaced by longer texts, which moves everything below them.
  if (!texts) return <Loading shape="cards" />;
  return (
    <Conversation
      {...props}
      items={items}
      texts={texts}
      more={<LoadMore list={list} total={communications.totalCount} />}
    />
  );
}
