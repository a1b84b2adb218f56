import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

const NetworksBody = lazily(() => import("./NetworksBody.tsx"), "NetworksBody");

/** The networks that many people share. */
export function NetworksPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  const asked = address.get("panel") === "shared-networks" ? "shared-networks" : undefined;
  return (
    <DeskPanel id="shared-networks" title={t.title} icon="users" asked={asked} failed={t.failed}>
      {(fetchKey) => <NetworksBody fetchKey={fetchKey} />}
    </DeskPanel>
  );
}
