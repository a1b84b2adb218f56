import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

const ProvidersBody = lazily(() => import("./ProvidersBody.tsx"), "ProvidersBody");

/** Sign-in by a county's or a department's own account, for super admins. */
export function ProvidersPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  const asked = address.get("panel") === "identity-providers" ? "identity-providers" : undefined;
  return (
    <DeskPanel id="identity-providers" title={t.title} icon="shield" asked={asked} failed={t.failed}>
      {() => <ProvidersBody />}
    </DeskPanel>
  );
}
