import { lazy, Suspense, useId, useMemo, useRef } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import * as surfaces from "../../../design/layout/surfaces.css.ts";
import { useOverflow } from "../../../design/layout/useOverflow.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import { useDeskParts } from "../deskParts.ts";
import type { WorkQueueSource } from "../desk.ts";
import { WorkQueueLines } from "./WorkQueueLines.tsx";
import * as css from "./WorkQueuePanel.css.ts";
import { words } from "../words.desk.ts";

/** What waits in the lists that have a page of their own, with links to them. */
export function WorkQueuePanel() {
  const t = useWords(words);
  const id = useId();
  const row = useRef<HTMLUListElement>(null);
  const parts = useDeskParts();
  // The same elements each time. If three of them load while the panel is rendered again, React
  // 19.3 renders them without a pause until the next answer arrives (react/react#37556).
  const lines = useMemo(
    () =>
      parts.flatMap(({ id, loadWorkQueue }) => {
        if (!loadWorkQueue) return [];
        const Lines = lazy(() => loadWorkQueue().then(linesOf));
        return (
          <Boundary key={id} of={null} failed={failed}>
            <Suspense fallback={<li className={css.place} />}>
              <Lines />
            </Suspense>
          </Boundary>
        );
      }),
    [parts],
  );
  return (
    <section className={`${surfaces.card} ${css.queue}`} aria-labelledby={id}>
      <h2 id={id} className={surfaces.cardTitle}>
        <span className={surfaces.cardIcon}>
          <Icon name="bell" />
        </span>
        {t.waiting}
      </h2>
      <ul ref={row} className={css.lines} {...useOverflow(row)}>
        {lines}
      </ul>
    </section>
  );
}

const linesOf = (source: WorkQueueSource) => ({ default: () => <WorkQueueLines source={source} /> });

const failed = () => <Failed />;

function Failed() {
  const t = useWords(words).panel;
  return <li className={css.text}>{t.failed}</li>;
}
