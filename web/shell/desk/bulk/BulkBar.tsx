import type { ReactNode } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import { words } from "./words.desk.ts";

interface BulkBarProps {
  count: number;
  onClear: () => void;
  /** The acts on the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen, and what can be done with them. */
export function BulkBar({ count, onClear, children }: BulkBarProps) {
  const t = useWords(words);
  return (
    <Cluster gap="xs">
      <strong role="status">{t.chosen(count)}</strong>
      {children}
      <Button variant="quiet" icon="cross" onPress={onClear}>
        {t.clear}
      </Button>
    </Cluster>
  );
}
