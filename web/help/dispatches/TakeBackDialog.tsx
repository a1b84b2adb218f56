import { useState } from "react";
import { useHolding } from "../../core/relay/HoldList.ts";
import { isOutdated } from "../../core/http/refusals.ts";
import { newIdempotencyKey } from "../../core/http/idempotencyKey.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Checkbox } from "../../design/fields/choices/Checkbox.tsx";
import { ConfirmDialog } from "../../design/overlays/ConfirmDialog.tsx";
import { toast } from "../../design/overlays/toasts.tsx";
import { words } from "./words.desk.ts";
import { EndsSoon } from "./EndsSoon.tsx";
import { useDispatchActs } from "./useDispatchActs.ts";
import { warnedEnd } from "./useDispatchPreview.ts";
import { useReissuePreview } from "./useReissuePreview.ts";

interface TakeBackDialogProps {
  dispatch: {
    id: string;
    vendorName: string;
    isFromPool: boolean;
    /** For how many people or hours, and its value. */
    help: string;
  };
  isReissue: boolean;
  onOutdated: () => void;
  onClose: () => void;
}

/** Voids or reissues a dispatch, with a reason; a pool code may return to the pool. */
export function TakeBackDialog({ dispatch, isReissue, onOutdated, onClose }: TakeBackDialogProps) {
  const t = useWords(words).takeBack;
  const acts = useDispatchActs();
  useHolding(true);
  const [returnCode, setReturnCode] = useState(false);
  const [key] = useState(newIdempotencyKey);
  const { id, vendorName, isFromPool, help } = dispatch;
  const [preview, readPreview] = useReissuePreview(id, isReissue && isFromPool);

  async function confirm(reason: string) {
    try {
      if (isReissue)
        await acts.reissue({
          ...{ id, reason, returnCode, idempotencyKey: key },
          earliestEnd: warnedEnd(preview),
        });
      else await acts.takeBack({ id, reason, returnCode });
      toast({ title: (isReissue ? t.reissued : t.done)(vendorName), tone: "positive" });
    } catch (error) {
      readPreview();
      if (isOutdated(error)) onOutdated();
      throw error;
    }
  }
  return (
    <ConfirmDialog
      title={(isReissue ? t.reissueTitle : t.title)(vendorName)}
      isOpen
      onClose={onClose}
      onConfirm={confirm}
      confirmText={isReissue ? t.reissueAction : t.action}
      pendingText={isReissue ? t.reissuePending : t.pending}
      isDangerous={!isReissue}
      reason={{ label: t.reason }}
    >
      <p>{isReissue ? t.reissueText(help) : t.text}</p>
      <EndsSoon name={vendorName} preview={preview} />
      {isFromPool && (
        <Checkbox isSelected={returnCode} onChange={setReturnCode}>
          {t.returnCode}
        </Checkbox>
      )}
    </ConfirmDialog>
  );
}
