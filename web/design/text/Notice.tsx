import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import * as css from "../layout/surfaces.css.ts";
import { toned, type Tone } from "../theme/tones.css.ts";

interface NoticeProps {
  tone?: Tone;
  icon?: IconName;
  title?: ReactNode;
  /** Announced at once, when it appears after the person's action. */
  isAlert?: boolean;
  children?: ReactNode;
}

export const toneIcons: Record<Tone, IconName> = {
  critical: "alert",
  caution: "alert",
  positive: "check",
  info: "info",
  neutral: "info",
};

/** Information to read before going on. */
export const Notice = ({ tone = "info", icon, title, isAlert, children }: NoticeProps) => (
  <div className={`${css.notice} ${toned[tone]}`} role={isAlert ? "alert" : undefined}>
    <span className={css.noticeIcon}>
      <Icon name={icon ?? toneIcons[tone]} />
    </span>
    <div className={css.noticeBody}>
      {title && <p className={css.noticeTitle}>{title}</p>}
      {children && <div>{children}</div>}
    </div>
  </div>
);
