import { ForSelf, useWords } from "../../../core/i18n/i18n.tsx";
import { useSessionMark } from "../../../core/session/sessionMark.ts";
import { Card } from "../../../design/layout/Card.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { Tonight } from "../WhatToDoTonight.tsx";
import { NewRequestForm } from "./NewRequestForm.tsx";
import { RequestFormFrame } from "./RequestFormFrame.tsx";
import { words } from "../words.ts";

/** The same form, opened while the server is unreachable. */
export function OfflineNewRequest() {
  const t = useWords(words).newRequest;
  const kind = useSessionMark()?.kind;
  const isForSelf = kind === undefined || kind === "citizen";
  return (
    <ForSelf value={isForSelf}>
      <RequestFormFrame>
        <Notice tone="caution" title={t.offline}>
          {t.offlineText}
        </Notice>
        {isForSelf && <Tonight />}
        <Card>
          <NewRequestForm draft={null} />
        </Card>
      </RequestFormFrame>
    </ForSelf>
  );
}
