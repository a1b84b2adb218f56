import { useWords } from "../../../core/i18n/i18n.tsx";
import type { LiveList } from "../../../core/relay/useLiveList.ts";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster, Muted } from "../../../design/layout/layout.tsx";
import { words } from "../words.desk.ts";

/** How many requests are found, and the new ones that wait while the list is in use. */
export function CaseCount({ total, list: { shown, waiting, readAgain } }: { total: number; list: LiveList }) {
  const t = useWords(words).tracker;
  return (
    <Cluster isSpread>
      <span role="status">
        <Muted>{t.found(total, shown)}</Muted>
      </span>
      {waiting > 0 && (
        <Button variant="quiet" icon="refresh" onPress={readAgain}>
          {t.waiting(waiting)}
        </Button>
      )}
    </Cluster>
  );
}
