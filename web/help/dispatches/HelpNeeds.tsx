import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import { visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { helpIcons } from "./HelpTypeIcons.tsx";
import { words } from "./words.desk.ts";

interface HelpNeedsProps {
  requested: readonly HelpType[];
  missing: readonly HelpType[];
}

/** The requested kinds of help. The dispatched ones have a check mark. */
export function HelpNeeds({ requested, missing }: HelpNeedsProps) {
  const { row: t, dialog } = useWords(words);
  if (requested.length === 0) return t.noneRequested;
  return (
    <Cluster gap="xs">
      {requested.map((type) => {
        const lacks = missing.includes(type);
        return (
          <Badge key={type} {...(lacks ? { icon: helpIcons[type] } : { icon: "check", tone: "positive" })}>
            {dialog.types[type]}
            <span className={visuallyHidden}> {lacks ? t.isMissing : t.isDispatched}</span>
          </Badge>
        );
      })}
    </Cluster>
  );
}
