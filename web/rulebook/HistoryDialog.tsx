import { Suspense, useState, useTransition } from "react";
import { graphql, useLazyLoadQuery } from "react-relay";
import type { HistoryDialogQuery, RulebookChangeKind } from "#relay/HistoryDialogQuery.graphql";
import { Pager } from "../admin/Pager.tsx";
import { useFormat } from "../core/i18n/format.ts";
import { useWords } from "../core/i18n/i18n.tsx";
import { Badge } from "../design/text/Badge.tsx";
import { Dialog } from "../design/overlays/Dialog.tsx";
import { EmptyState } from "../design/layout/EmptyState.tsx";
import { Cluster, Muted, Stack } from "../design/layout/layout.tsx";
import { Loading } from "../design/text/Loading.tsx";
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

function Changes({ kind }: { kind: RulebookChangeKind }) {
  const { past: t } = useWords(urgencyWords);
  const format = useFormat();
  const [page, setPage] = useState(1);
  const [, startTurning] = useTransition();
  const turn = (next: number) => startTurning(() => setPage(next));
  const { rulebookChanges: list } = useLazyLoadQuery<HistoryDialogQuery>(
    graphql`
      query HistoryDialogQuery($kind: RulebookChangeKind!, $page: Int!) {
        rulebookChanges(kind: $kind, page: $page) {
          total
          rowsPerPage
          rows {
            id
            name
            before
            after
            changedBy
            changedAt
          }
        }
      }
    `,
    { kind, page },
    { fetchPolicy: "network-only" },
  );
  const pages = Math.max(1, Math.ceil(list.total / list.rowsPerPage));
  if (list.total === 0) return <EmptyState icon="clock" text={t.empty} />;
  return (
    <Stack>
      <Stack as="ul" gap="sm">
        {list.rows.map((change) => (
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
      <Pager
        label={t.pages}
        page={page}
        pages={pages}
        hasNext={page < pages}
        onPrevious={() => turn(page - 1)}
        onNext={() => turn(page + 1)}
      />
    </Stack>
  );
}
