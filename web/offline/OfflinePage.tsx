import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Page } from "../design/layout/Page.tsx";
import { OfflineWays } from "./OfflineWays.tsx";
import { words } from "./words.ts";

/**
 * Stands where a page needs the server and there is no connection: what works all the same, and
 * whom to call.
 */
export function OfflinePage() {
  const t = useWords(words).page;
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <OfflineWays />
      <div>
        {/* A whole reload: a browser does not ask twice for code that it once failed to get. */}
        <Button icon="refresh" onPress={() => location.reload()}>
          {t.retry}
        </Button>
      </div>
    </Page>
  );
}
