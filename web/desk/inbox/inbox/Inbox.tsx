import { useState } from "react";
import { graphql } from "react-relay";
import type { Inbox_query$key } from "#relay/Inbox_query.graphql";
import type { InboxQuery } from "#relay/InboxQuery.graphql";
import type { InboxSubscription } from "#relay/InboxSubscription.graphql";
import type { ReplyDialog_communication$key } from "#relay/ReplyDialog_communication.graphql";
import { maxCounted } from "../../../../shared/core/graphql/pages.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useLiveList } from "../../../core/relay/useLiveList.ts";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Select } from "../../../design/fields/choices/Select.tsx";
import { EmptyState } from "../../../design/layout/EmptyState.tsx";
import { Stack } from "../../../design/layout/layout.tsx";
import { LoadMore, ShowChanges } from "../../../shell/desk/lists/LoadMore.tsx";
import { usePanelQuery } from "../../../shell/desk/usePanelQuery.ts";
import {
  changeInboxAddress,
  inboxVariables,
  inboxViews,
  readInboxAddress,
  type InboxAddress,
} from "../inboxAddress.ts";
import { MessageTools } from "../MessageTools.tsx";
import { words } from "../words.desk.ts";
import { CommunicationItem, type InboxActs } from "./CommunicationItem.tsx";
import { ReplyDialog } from "./ReplyDialog.tsx";

/**
 * Recent Notifications on the dashboard, with search and filters in the URL. Its dialog is outside
 * the list, so that an update does not close it.
 */
export function Inbox() {
  const t = useWords(words).inbox;
  const [address, setAddress] = useSearch();
  const asked = readInboxAddress(address);
  const [replyTo, setReplyTo] = useState<ReplyDialog_communication$key>();
  const change = (next: Partial<InboxAddress>) => setAddress((now) => changeInboxAddress(now, next));
  const { view, type, priority, search } = asked;
  return (
    <Stack>
      <MessageTools filter={asked} onChange={change}>
        <Select
          label={t.view}
          options={inboxViews.map((id) => ({ id, label: t.views[id] }))}
          value={view}
          onChange={(chosen) => change({ view: inboxViews.find((known) => known === chosen) ?? "all" })}
        />
      </MessageTools>
      <Messages
        key={`${view} ${type} ${priority} ${search}`}
        asked={asked}
        onReply={setReplyTo}
        onShowAll={() => change({ view: "all", type: null, priority: null, search: "" })}
      />
      {replyTo && <ReplyDialog communication={replyTo} onClose={() => setReplyTo(undefined)} />}
    </Stack>
  );
}

interface MessagesProps extends InboxActs {
  asked: InboxAddress;
  onShowAll: () => void;
}

const fragment = graphql`
  fragment Inbox_query on Query @refetchable(queryName: "InboxPaginationQuery") {
    ...CommunicationCenter_query
    communications(filter: $filter, first: $first, after: $after) @connection(key: "Inbox_communications") {
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
  query InboxQuery($filter: CommunicationFilter, $first: Int!, $after: String) {
    ...Inbox_query
  }
`;
const subscription = graphql`
  subscription InboxSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The messages, live. */
function Messages({ asked, onShowAll, onReply }: MessagesProps) {
  const t = useWords(words).inbox;
  const data = usePanelQuery<InboxQuery>(query, inboxVariables(asked));
  const [{ communications }, list] = useLiveList<Inbox_query$key, InboxSubscription>(fragment, data, {
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
      <Stack as="ul" gap="sm" label={t.label}>
        {communications.edges.map(({ node }) => (
          <CommunicationItem key={node.id} communication={node} onReply={onReply} hasThread />
        ))}
      </Stack>
      <LoadMore list={list} total={totalCount > maxCounted ? undefined : totalCount} />
    </Stack>
  );
}
