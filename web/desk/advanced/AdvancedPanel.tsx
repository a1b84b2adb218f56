import { lazy } from "react";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "../../decisions/rulebook/words.desk.ts";

const AdvancedBody = lazy(async () => ({ default: (await import("./AdvancedBody.tsx")).AdvancedBody }));

/**
 * Advanced System Management: the rules for escalation, approval and recommendations, and the
 * vendors. Collapsed, it loads nothing.
 */
export function AdvancedPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  return (
    <DeskPanel
      id="advanced"
      title={t.title}
      icon="gear"
      asked={address.has("advanced") ? "advanced" : undefined}
      failed={t.loadFailed}
    >
      {(fetchKey) => <AdvancedBody fetchKey={fetchKey} />}
    </DeskPanel>
  );
}
