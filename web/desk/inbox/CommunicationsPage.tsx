import { useState } from "react";
import { PanelReading } from "../../shell/desk/usePanelQuery.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { Page } from "../../design/layout/Page.tsx";
import { CommunicationCenter } from "./CommunicationCenter.tsx";
import { words } from "./words.desk.ts";

/** The Communication Center as a page, for full-time use. */
export function CommunicationsPage() {
  const t = useWords(words);
  const [reading, setReading] = useState(0);
  const failed = () => (
    <Notice tone="critical" isAlert title={t.failed}>
      <Button variant="quiet" icon="refresh" onPress={() => setReading((times) => times + 1)}>
        {t.inbox.retry}
      </Button>
    </Notice>
  );
  return (
    <Page title={t.title} lead={t.lead}>
      <Boundary of={reading} failed={failed}>
        <PanelReading value={reading}>
          <CommunicationCenter fetchKey={reading} tabIn="tab" isPage />
        </PanelReading>
      </Boundary>
    </Page>
  );
}
