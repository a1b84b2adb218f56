import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { OfflineWays } from "./OfflineWays.tsx";
import { words } from "../../shell/offline/words.ts";

/** Replaces a page that needs the server while offline: what still works, and whom to call. */
export function OfflinePage() {
  const t = useWords(words).page;
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <div>
        {/* A full reload: a browser does not retry code that once failed to load. */}
        <Button icon="refresh" onPress={() => location.reload()}>
          {t.retry}
        </Button>
      </div>
      <OfflineWays />
    </Page>
  );
}
