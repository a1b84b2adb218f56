import { graphql } from "react-relay";
import type { InboxList_query$key } from "#relay/InboxList_query.graphql";
import type { InboxListQuery } from "#relay/InboxListQuery.graphql";
import type { InboxListSubscription } from "#relay/InboxListSubscription.graphql";
import { firstPage } from "../../../../shared/core/graphql/pages.ts";
import { maxCounted } from "../../../../shared/core/graphql/pages.ts";
import { LoadMore, ShowChanges } from "../../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import * as css from "./CommunicationItem.css.ts";
import { CommunicationItem, type InboxActs } from "./CommunicationItem.tsx";
import { words } from "../words.desk.ts";
import { filterOf, type InboxAddress } from "./inboxAddress.ts";

interface InboxListProps extends InboxActs {
  asked: InboxAddress;
  onShowAll: () => void;
}

const fragment = graphql`
  fragment InboxList_query on Query @refetchable(queryName: "InboxListPaginationQuery") {
    ...CommunicationCenter_query
    communications(filter: $filter, first: $first, after: $after)
      @connection(key: "InboxList_communications") {
      totalCount
      edges {
        node {
          id
          ...CommunicationItem_communication
        }
      }
    }
  }
`;
const query = graphql`
  query InboxListQuery($filter: CommunicationFilter, $first: Int!, $after: String) {
    ...InboxList_query
  }
`;
const subscription = graphql`
  subscription InboxListSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The inbox, live. */
export function InboxList({ asked, onShowAll, onReply }: InboxListProps) {
  const t = useWords(words).inbox;
  const variables = { filter: filterOf(asked), ...firstPage };
  const data = usePanelQuery<InboxListQuery>(query, variables);
  const [{ communications }, list] = useLiveList<InboxList_query$key, InboxListSubscription>(fragment, data, {
    subscription,
  });
  const { totalCount } = communications;
  if (communications.edges.length === 0)
    return (
      <EmptyState icon="mail" text={t.empty}>
        <Button variant="quiet" onPress={onShowAll}>
          {t.showAll}
        </Button>
      </EmptyState>
    );
  return (
    <Stack>
      <ShowChanges list={list} />
      <ul aria-label={t.label} className={css.list}>
        {communications.edges.map(({ node }) => (
          <CommunicationItem key={node.id} communication={node} onReply={onReply} hasThread />
        ))}
      </ul>
      <LoadMore list={list} total={totalCount > maxCounted ? undefined : totalCount} />
    </Stack>
  );
}
