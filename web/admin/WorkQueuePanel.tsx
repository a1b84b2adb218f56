import { lazy, Suspense, useMemo, type ComponentType } from "react";
import { useWords } from "../core/i18n/i18n.tsx";
import { Boundary } from "../core/routing/Boundary.tsx";
import { Card } from "../design/layout/Card.tsx";
import { useDeskParts } from "./deskParts.ts";
import * as css from "./WorkQueuePanel.css.ts";
import { words } from "./words.desk.ts";

/** The work queue: each domain's waiting items, with links to their lists. */
export function WorkQueuePanel() {
  const t = useWords(words);
  const parts = useDeskParts();
  const waiting = useMemo(
    () =>
      parts.flatMap(({ id, loadWaiting }) =>
        loadWaiting
          ? [{ id, Lines: lazy<ComponentType>(async () => ({ default: await loadWaiting() })) }]
          : [],
      ),
    [parts],
  );
  return (
    <Card title={t.waiting} icon="bell">
      <ul className={css.lines}>
        {waiting.map(({ id, Lines }) => (
          <Boundary key={id} of={null} failed={failed}>
            <Suspense fallback={<li className={css.place} />}>
              <Lines />
            </Suspense>
          </Boundary>
        ))}
      </ul>
    </Card>
  );
}

const failed = () => <Failed />;

function Failed() {
  const t = useWords(words).panel;
  return <li className={css.text}>{t.failed}</li>;
}
