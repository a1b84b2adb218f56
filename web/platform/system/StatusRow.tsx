import type { ReactNode } from "react";
import { Badge } from "../../design/text/Badge.tsx";
import type { IconName } from "../../design/text/Icon.tsx";
import type { BadgeTone } from "../../design/theme/tones.css.ts";
import * as css from "./SystemStatus.css.ts";

interface StatusRowProps {
  name: string;
  tone: BadgeTone;
  state: string;
  children: ReactNode;
}

/** One part of the system: its state, when and how it was found, and what to do. */
export const StatusRow = ({ name, tone, state, children }: StatusRowProps) => (
  <li className={css.part}>
    <span className={css.name}>{name}</span>
    <span>
      <Badge tone={tone} icon={icons[tone] ?? "info"}>
        {state}
      </Badge>
    </span>
    <div className={css.found}>{children}</div>
  </li>
);

const icons: Partial<Record<BadgeTone, IconName>> = {
  positive: "check",
  caution: "alert",
  critical: "cross",
};
