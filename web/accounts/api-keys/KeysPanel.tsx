import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

const KeysBody = lazily(() => import("./KeysBody.tsx"), "KeysBody");

/** API keys, for super admins. */
export function KeysPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  const asked = address.get("panel") === "api-keys" ? "api-keys" : undefined;
  return (
    <DeskPanel id="api-keys" title={t.title} icon="lock" asked={asked} failed={t.failed}>
      {() => <KeysBody />}
    </DeskPanel>
  );
}
