import { useWords } from "../../core/i18n/i18n.tsx";
import { Card } from "../../design/layout/Card.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { NewRequestForm } from "./NewRequestForm.tsx";
import { words } from "../words.ts";

/** The same form, opened while the server is unreachable. */
export function OfflineNewRequest() {
  const t = useWords(words).newRequest;
  return (
    <Page title={t.title} lead={t.lead} width="reading">
      <Notice tone="caution" title={t.offline}>
        {t.offlineText}
      </Notice>
      <Card>
        <NewRequestForm draft={null} />
      </Card>
    </Page>
  );
}
