import { graphql, usePreloadedQuery } from "react-relay";
import type { HistoryDialog_query$key } from "#relay/HistoryDialog_query.graphql";
import type { HistoryDialogQuery } from "#relay/HistoryDialogQuery.graphql";
import type { HistoryDialogSubscription } from "#relay/HistoryDialogSubscription.graphql";
import { LoadMore, ShowChanges } from "../../shell/desk/lists/LoadMore.tsx";
import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useLiveList } from "../../core/relay/useLiveList.ts";
import type { Opened } from "../../core/relay/useQueryOnPress.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { EmptyState } from "../../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../../design/layout/layout.tsx";
import { QueryDialog } from "../../shell/desk/QueryDialog.tsx";
import { urgencyWords } from "./words.urgency.ts";
import { differences } from "./differences.ts";
import * as css from "./rulebook.css.ts";

/** The change history of rules, with before and after. */
export const HistoryDialog = ({ title, ...opened }: Opened<HistoryDialogQuery> & { title: string }) => (
  <QueryDialog {...opened} title={title}>
    <Changes queryRef={opened.queryRef} />
  </QueryDialog>
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
  query HistoryDialogQuery($kind: RulebookChangeKind!, $first: Int!, $after: String) @preloadable {
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

function Changes({ queryRef }: Pick<Opened<HistoryDialogQuery>, "queryRef">) {
  const { past: t } = useWords(urgencyWords);
  const format = useFormat();
  const { kind } = queryRef.variables;
  const data = usePreloadedQuery<HistoryDialogQuery>(query, queryRef);
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
