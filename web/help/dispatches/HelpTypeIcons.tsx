import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Badge } from "../../design/text/Badge.tsx";
import type { IconName } from "../../design/text/Icon.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

export const helpIcons: Record<HelpType, IconName> = {
  food: "food",
  shelter: "house",
  transportation: "car",
};

/** Kinds of help, each with its icon. */
export function HelpTypeIcons({ helpTypes }: { helpTypes: readonly HelpType[] }) {
  const t = useWords(words).dialog.types;
  return (
    <Cluster gap="xs">
      {helpTypes.map((type) => (
        <Badge key={type} icon={helpIcons[type]}>
          {t[type]}
        </Badge>
      ))}
    </Cluster>
  );
}
