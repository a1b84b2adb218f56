import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { badge } from "../layout/surfaces.css.ts";
import { toned, type BadgeTone } from "../theme/tones.css.ts";

/** A status as a word and an icon; the color only helps. */
export const Badge = (props: { tone?: BadgeTone; icon?: IconName; children: ReactNode }) => {
  const { tone = "neutral", icon, children } = props;
  return (
    <span className={`${badge} ${toned[tone]}`} data-tone={tone}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
};
