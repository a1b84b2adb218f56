import type { ReactNode } from "react";
import { Icon, type IconName } from "./Icon.tsx";
import { badge } from "../layout/surfaces.css.ts";
import { toned, type BadgeTone } from "../theme/tones.css.ts";

interface BadgeProps {
  tone?: BadgeTone;
  icon?: IconName;
  /** Without the pill: for the usual state in a list. */
  isPlain?: boolean;
  children: ReactNode;
}

/** A status as a word and an icon; the color only helps. */
export const Badge = ({ tone = "neutral", icon, isPlain, children }: BadgeProps) => {
  return (
    <span className={`${badge} ${toned[tone]}`} data-tone={tone} data-plain={isPlain || undefined}>
      {icon && <Icon name={icon} size="sm" />}
      {children}
    </span>
  );
};
