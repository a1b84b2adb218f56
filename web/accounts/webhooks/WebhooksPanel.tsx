import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { lazily } from "../../core/routing/lazily.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { words } from "./words.desk.ts";

const WebhooksBody = lazily(() => import("./WebhooksBody.tsx"), "WebhooksBody");

/** Programs that receive events, for super admins. */
export function WebhooksPanel() {
  const t = useWords(words);
  const [address] = useSearch();
  const asked = address.get("panel") === "webhooks" ? "webhooks" : undefined;
  return (
    <DeskPanel id="webhooks" title={t.title} icon="send" asked={asked} failed={t.failed}>
      {() => <WebhooksBody />}
    </DeskPanel>
  );
}
