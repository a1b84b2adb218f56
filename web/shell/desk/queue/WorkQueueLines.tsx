import { useEffect } from "react";
import { useLazyLoadQuery } from "react-relay";
import { Badge } from "../../../design/text/Badge.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import { visuallyHidden } from "../../../design/text/visuallyHidden.css.ts";
import type { WorkQueueEntry, WorkQueueSource } from "../desk.ts";
import { fetchOptions } from "../lists/fetchOptions.ts";
import { useLiveFetchKey } from "../lists/useLiveFetchKey.ts";
import * as css from "./WorkQueuePanel.css.ts";

/** What waits in the lists of one domain, live. */
export function WorkQueueLines({ source }: { source: WorkQueueSource }) {
  const [times, readAgain] = useLiveFetchKey(source.changes);
  const answer = useLazyLoadQuery(source.query, {}, fetchOptions(times));
  useEffect(() => source.schedule?.(answer, readAgain), [source, answer, readAgain]);
  return source.lines(answer).map((entry) => <Line key={entry.title} {...entry} />);
}

const Line = ({ href, icon, title, text, urgent }: WorkQueueEntry) => (
  <li className={css.place}>
    <a href={href} className={css.line}>
      <Icon name={icon} />
      <span className={css.words}>
        <span className={css.title}>{title}</span> <span className={css.text}>{text}</span>
      </span>
    </a>
    {urgent && (
      <a href={urgent.href} className={css.urgent}>
        <span className={visuallyHidden}>{title}:</span>{" "}
        <Badge tone="critical" icon="alert">
          {urgent.text}
        </Badge>
      </a>
    )}
    <span role="status" className={visuallyHidden}>
      {urgent && `${title}: ${urgent.text}`}
    </span>
  </li>
);
