import { Suspense } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { HistoryDialog_query$key } from "#relay/HistoryDialog_query.graphql";
import type { HistoryDialogQuery, RulebookChangeKind } from "#relay/HistoryDialogQuery.graphql";
import type { HistoryDialogSubscription } from "#relay/HistoryDialogSubscription.graphql";
import { firstPage } from "../../../shared/core/graphql/pages.ts";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { urgencyWords } from "./words.urgency.ts";
import { differences } from "./differences.ts";
import * as css from "./rulebook.css.ts";

interface HistoryDialogProps {
  title: string;
  kind: RulebookChangeKind;
  onClose: () => void;
}

/** The change history of rules, with before and after. */
export const HistoryDialog = ({ title, kind, onClose }: HistoryDialogProps) => (
  <Dialog title={title} isOpen onClose={onClose}>
    <Suspense fallback={<Loading />}>
      <Changes kind={kind} />
    </Suspense>
  </Dialog>
);

const fragment = graphql`
  fragment HistoryDialog_query on Query @refetchable(queryName: "HistoryDialogPaginationQuery") {
    rulebookChanges(kind: $kind, first: $first, after: $after)
      @connection(key: "HistoryDialog_rulebookChanges") {
      totalCount
      edges {
        node {
          id
          name
          before
          after
          changedBy
          changedAt
        }
      }
    }
  }
`;
const query = graphql`
  query HistoryDialogQuery($kind: RulebookChangeKind!, $first: Int!, $after: String) {
    ...HistoryDialog_query
  }
`;
const subscription = graphql`
  subscription HistoryDialogSubscription {
    rulebookChanged {
      kind
    }
  }
`;

function Changes({ kind }: { kind: RulebookChangeKind }) {
  const { past: t } = useWords(urgencyWords);
  const format = useFormat();
  const variables = { kind, ...firstPage };
  const data = useLazyLoadQuery<HistoryDialogQuery>(query, variables, {
    fetchPolicy: "network-only",
  });
  const [{ rulebookChanges }, list] = useLiveList<HistoryDialog_query$key, HistoryDialogSubscription>(
    fragment,
    data,
    {
      subscription,
      countNew: (heard) => heard.filter(({ rulebookChanged }) => rulebookChanged.kind === kind).length,
    },
  );
  if (rulebookChanges.edges.length === 0) return <EmptyState icon="clock" text={t.empty} />;
  return (
    <Stack>
      <ShowChanges list={list} />
      <Stack as="ul" gap="sm">
        {rulebookChanges.edges.map(({ node: change }) => (
          <li key={change.id} className={css.item}>
            <Cluster gap="xs">
              <strong>{change.name}</strong>
              <Badge>{!change.before ? t.added : !change.after ? t.deleted : t.changed}</Badge>
            </Cluster>
            <ul className={css.steps}>
              {differences(change, t).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <Muted>{t.by(change.changedBy, format.dateTime(change.changedAt))}</Muted>
          </li>
        ))}
      </Stack>
      <LoadMore list={list} total={rulebookChanges.totalCount} />
    </Stack>
  );
}
