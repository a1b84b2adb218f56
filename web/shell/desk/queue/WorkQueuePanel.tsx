import { useId } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import * as surfaces from "../../../design/layout/surfaces.css.ts";
import { Icon } from "../../../design/text/Icon.tsx";
import type { WorkQueueEntry } from "../desk.ts";
import { useWorkQueue } from "./workQueue.tsx";
import * as css from "./WorkQueuePanel.css.ts";
import { words } from "../words.desk.ts";

/** Needs attention: what is urgent, in words; then the lists in which something waits. */
export function WorkQueuePanel() {
  const t = useWords(words).waiting;
  const id = useId();
  const lists = [...useWorkQueue().values()];
  const isReading = lists.includes(undefined);
  const failed = lists.filter((list) => list === "failed").length;
  const entries = lists.flatMap((list) => (typeof list === "object" ? list : []));
  const urgent = entries.filter((entry) => entry.urgent);
  const waiting = entries.filter(({ count }) => count > 0);
  const empty = entries.filter((entry) => entry.count === 0 && !entry.urgent);
  return (
    <section className={css.queue} aria-labelledby={id}>
      <h2 id={id} className={surfaces.cardTitle}>
        {t.title}
      </h2>
      <div className={css.columns}>
        <div role="status">
          <ul className={css.urgentLines} data-any={urgent.length > 0 || undefined}>
            {urgent.map((entry) => entry.urgent && <Urgent key={entry.title} {...entry.urgent} />)}
            {isReading && urgent.length === 0 && <li className={css.nothing}>{t.reading}</li>}
            {!isReading && failed + urgent.length === 0 && <li className={css.nothing}>{t.nothingUrgent}</li>}
          </ul>
        </div>
        <div>
          {waiting.length > 0 && (
            <ul className={css.lines}>
              {waiting.map((entry) => (
                <Line key={entry.title} {...entry} />
              ))}
            </ul>
          )}
          {failed > 0 && <p className={css.calm}>{t.failed(failed)}</p>}
          {!isReading && empty.length > 0 && (
            <details className={css.empty}>
              <summary>{t.empty(empty.length)}</summary>
              <ul className={css.lines}>
                {empty.map((entry) => (
                  <Line key={entry.title} {...entry} />
                ))}
              </ul>
            </details>
          )}
        </div>
      </div>
    </section>
  );
}

const Urgent = ({ href, text, first }: NonNullable<WorkQueueEntry["urgent"]>) => (
  <li>
    <a href={href} className={css.urgent}>
      <span className={css.sign}>
        <Icon name="alert" />
      </span>
      <span className={css.words}>
        {text} {first && <span className={css.first}>{first}</span>}
      </span>
      <span className={css.onward}>
        <Icon name="chevron-right" />
      </span>
    </a>
  </li>
);

const Line = ({ href, icon, title, text }: WorkQueueEntry) => (
  <li>
    <a href={href} className={css.line}>
      <Icon name={icon} />
      <span className={css.words}>
        <span className={css.title}>{title}</span> <span className={css.text}>{text}</span>
      </span>
      <span className={css.onward}>
        <Icon name="chevron-right" />
      </span>
    </a>
  </li>
);
