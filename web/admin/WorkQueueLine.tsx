import { Badge } from "../design/text/Badge.tsx";
import { Icon, type IconName } from "../design/text/Icon.tsx";
import { visuallyHidden } from "../design/text/visuallyHidden.css.ts";
import * as css from "./WorkQueuePanel.css.ts";

interface WorkQueueLineProps {
  href: string;
  icon: IconName;
  title: string;
  /** The number of items. */
  text: string;
  /**
   * Urgent items, such as a late call or a failed message: announced on arrival, with a link to
   * exactly those.
   */
  urgent?: { text: string; href: string } | undefined;
}

/** A link to a list with its number of waiting items. */
export const WorkQueueLine = ({ href, icon, title, text, urgent }: WorkQueueLineProps) => (
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
