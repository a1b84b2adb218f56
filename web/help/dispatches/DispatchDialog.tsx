import { Suspense, useState } from "react";
import type { HelpType } from "../../../shared/intake/needs/rules.ts";
import type { DispatchForm_request$key } from "#relay/DispatchForm_request.graphql";
import { caseHref } from "../../shell/desk/caseHref.ts";
import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { Dialog } from "../../design/overlays/Dialog.tsx";
import { Stack } from "../../design/layout/layout.tsx";
import { Loading } from "../../design/text/Loading.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { words } from "./words.desk.ts";
import { DispatchForm } from "./DispatchForm.tsx";

interface DispatchDialogProps {
  request: DispatchForm_request$key;
  /** Opened in its case, at the first kind of help that is still missing. */
  isInCase?: boolean;
  number: number;
  caseId: string;
  victimName: string;
  onOutdated: () => void;
  /** The kinds of help that were dispatched. */
  onDispatched?: (types: readonly HelpType[]) => void;
  onClose: () => void;
}

/** Manual dispatch: providers by kind of help, their values, and the limits. */
export function DispatchDialog(props: DispatchDialogProps) {
  const { request, isInCase = false, number, caseId, victimName, onOutdated, onDispatched, onClose } = props;
  const t = useWords(words).dialog;
  const [turn, setTurn] = useState(0);
  const failed = (error: unknown) => <Failed error={error} onRetry={() => setTurn(turn + 1)} />;
  return (
    <Dialog title={t.title(caseId)} isOpen isWide keepsOpen onClose={onClose}>
      <p>{t.for(victimName)}</p>
      <Boundary of={turn} failed={failed}>
        <Suspense fallback={<Loading />}>
          <DispatchForm
            request={request}
            startsWithMissing={isInCase}
            caseLink={isInCase ? undefined : { label: t.openCase(caseId), href: caseHref(number) }}
            fetchKey={turn}
            onOutdated={onOutdated}
            onDispatched={onDispatched}
            onClose={onClose}
          />
        </Suspense>
      </Boundary>
    </Dialog>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords(words).dialog;
  const sentenceOf = useSentenceOf();
  return (
    <Notice tone="critical" isAlert title={t.failed}>
      <Stack gap="sm">
        {sentenceOf(error)}
        <Button variant="quiet" icon="refresh" onPress={onRetry}>
          {t.retry}
        </Button>
      </Stack>
    </Notice>
  );
}
