import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DenyButton_request$key } from "#relay/DenyButton_request.graphql";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Button } from "../../design/controls/Button.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { isOutdated } from "../../core/http/refusals.ts";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.ts";
import type { DenyButtonMutation } from "#relay/DenyButtonMutation.graphql";
import { useAction } from "../../core/relay/useAction.ts";
import { useOwnChange } from "../../shell/notifications/ownChanges.ts";

interface DenyButtonProps {
  request: DenyButton_request$key;
  onOutdated: () => void;
  /** After the denial, once the dialog has closed. */
  onDecided?: (() => void) | undefined;
  /** False once it is decided. The dialog stays until its result is announced. */
  isOffered?: boolean;
  isWide?: boolean;
  "aria-keyshortcuts"?: string;
}

/** Denies the request with a reason; after a failure the dialog keeps it. */
export function DenyButton({
  request: ref,
  onOutdated,
  onDecided,
  isOffered = true,
  ...button
}: DenyButtonProps) {
  const showFailure = useFailureToast();
  const t = useWords(words).deny;
  const [isAsking, setAsking] = useState(false);
  const [denyRequest] = useDenyRequest();
  const isDenied = useRef(false);
  const { id, caseId, version } = useFragment(
    graphql`
      fragment DenyButton_request on EmergencyRequest {
        id
        caseId
        version
      }
    `,
    ref,
  );

  async function deny(reason: string) {
    try {
      await denyRequest({ input: { id, reason, version } });
      isDenied.current = true;
      toast({ title: t.done, description: t.doneText(caseId), tone: "positive" });
    } catch (error) {
      showFailure(error, t);
      if (!isOutdated(error)) throw error;
      onOutdated();
    }
  }
  return (
    <>
      {isOffered && (
        <Button variant="quiet" icon="cross" {...button} onPress={() => setAsking(true)}>
          {t.action}
        </Button>
      )}
      <ConfirmDialog
        title={t.title(caseId)}
        isOpen={isAsking}
        onClose={() => {
          setAsking(false);
          if (isDenied.current) onDecided?.();
        }}
        onConfirm={deny}
        confirmText={t.action}
        pendingText={t.busy}
        isDangerous
        reason={{}}
      >
        <p>{t.text}</p>
      </ConfirmDialog>
    </>
  );
}

/** Denies a request, with a reason. */
const useDenyRequest = () =>
  useOwnChange(
    useAction<DenyButtonMutation>(graphql`
      mutation DenyButtonMutation($input: DenyRequestInput!) {
        denyRequest(input: $input) {
          request {
            number
            caseId
            status
            ...RequestView_request
          }
        }
      }
    `),
    changedIn,
  );

const changedIn = ({ denyRequest }: DenyButtonMutation["response"]) => denyRequest.request;
