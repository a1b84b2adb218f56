import { Badge } from "../design/Badge.tsx";
import { Icon, type IconName } from "../design/Icon.tsx";
import { visuallyHidden } from "../design/visuallyHidden.css.ts";
import * as css from "./WaitingPanel.css.ts";

interface WaitingLineProps {
  href: string;
  icon: IconName;
  title: string;
  /** How much waits there. */
  text: string;
  /** What should not have come to pass: a call that is late, a message that failed. A screen reader hears of it when it comes. */
  urgent?: string | undefined;
}

/** The way to one list, and how much waits in it. */
export const WaitingLine = ({ href, icon, title, text, urgent = "" }: WaitingLineProps) => (
  <li className={css.place}>
    <a href={href} className={css.line}>
      <Icon name={icon} />
      <span className={css.title}>{title}</span> <span className={css.text}>{text}</span>{" "}
      {urgent && (
        <Badge tone="critical" icon="alert">
          {urgent}
        </Badge>
      )}
    </a>
    <span role="status" className={visuallyHidden}>
      {urgent && `${title}: ${urgent}`}
    </span>
  </li>
);
