import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { ThreadDialogQuery } from "#relay/ThreadDialogQuery.graphql";
import type { ThreadDialogSubscription } from "#relay/ThreadDialogSubscription.graphql";
import { firstPage } from "#shared/core/graphql/pages";
import { LoadMore, ShowChanges } from "../../admin/LoadMore.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Actions, Dialog } from "../../design/overlays/Dialog.tsx";
import { ButtonLink } from "../../design/controls/links.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { CommunicationItem, type Communication } from "./CommunicationItem.tsx";
import * as css from "./CommunicationItem.css.ts";
import { words } from "../words.desk.ts";

interface ThreadDialogProps {
  number: number;
  caseId: string;
  onReply: (communication: Communication) => void;
  onClose: () => void;
}

const query = graphql`
  query ThreadDialogQuery($request: Int!, $first: Int!, $after: String) {
    communications(filter: { request: $request }, first: $first, after: $after)
      @connection(key: "ThreadDialog_communications") {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        node {
          id
          ...CommunicationItem_communication
        }
      }
    }
  }
`;
const subscription = graphql`
  subscription ThreadDialogSubscription {
    inboxChanged {
      unread
    }
  }
`;

/** The thread of one request, in order: earlier items are loaded above. */
export function ThreadDialog({ number, caseId, onReply, onClose }: ThreadDialogProps) {
  const t = useWords(words).inbox;
  return (
    <Dialog title={t.thread(caseId)} isOpen isWide onClose={onClose}>
      <Suspense fallback={<Loading />}>
        <Thread number={number} onReply={onReply} />
      </Suspense>
      <Actions>
        <ButtonLink href={`/admin/dashboard?case=${number}`} variant="quiet" icon="file">
          {caseId}
        </ButtonLink>
      </Actions>
    </Dialog>
  );
}

function Thread({ number, onReply }: Pick<ThreadDialogProps, "number" | "onReply">) {
  const t = useWords(words).inbox;
  const variables = { request: number, ...firstPage };
  const { communications } = useLazyLoadQuery<ThreadDialogQuery>(query, variables, {
    fetchPolicy: "store-and-network",
  });
  const list = useLiveList<ThreadDialogSubscription>(query, variables, communications, { subscription });
  return (
    <Stack>
      <LoadMore list={list} total={communications.totalCount} />
      <ol className={css.list} aria-label={t.label}>
        {[...communications.edges].reverse().map(({ node }) => (
          <CommunicationItem key={node.id} communication={node} onReply={onReply} />
        ))}
      </ol>
      <ShowChanges list={list} />
    </Stack>
  );
}
