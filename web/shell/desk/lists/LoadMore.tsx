import { useWords } from "../../../core/i18n/i18n.tsx";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { words } from "../words.desk.ts";

interface LoadMoreProps {
  list: LiveList;
  /** The number of rows, shown or not; undefined if the list is not counted. */
  total: number | undefined;
}

/** Appends the next page of a list; nothing if all rows are shown. */
export function LoadMore({ list, total }: LoadMoreProps) {
  const { hasMore, shown, size, hasFailed, isLoadingMore, loadMore } = list;
  const t = useWords(words).list;
  if (!hasMore) return null;
  const left = total === undefined ? undefined : Math.max(total - shown, 0);
  return (
    <>
      {hasFailed && (
        <Notice tone="critical" isAlert>
          {t.moreFailed}
        </Notice>
      )}
      <Button variant="quiet" isWide isPending={isLoadingMore} pendingText={t.loadingMore} onPress={loadMore}>
        {t.more(Math.min(size, left || size), left)}
      </Button>
    </>
  );
}

/** Shows the changes that wait while a list is held. */
export function ShowChanges({ list: { waiting, readAgain } }: { list: LiveList }) {
  const t = useWords(words).list;
  if (waiting === 0) return null;
  return (
    <Cluster>
      <Button variant="quiet" icon="refresh" onPress={readAgain}>
        {t.changes(waiting)}
      </Button>
    </Cluster>
  );
}
