import { useEffect, useEffectEvent } from "react";
import { isUnreachable } from "../../core/http/refusals.ts";
import { useSentenceOf } from "../../core/http/useSentenceOf.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { useFailureToast } from "../../design/overlays/useFailureToast.ts";
import { words } from "./words.desk.ts";

/** Replaces a list that failed to load; Refresh above it tries again. */
export function LoadFailed({ error }: { error: unknown }) {
  const t = useWords(words).logs;
  const sentence = useSentenceOf()(error);
  const title = isUnreachable(error) ? t.lost : t.failed;
  const showFailure = useFailureToast();
  const tell = useEffectEvent(() => showFailure(error, { failed: title }, "activity-logs"));
  useEffect(() => tell(), [title, sentence]);
  return (
    <Notice tone="critical" isAlert title={title}>
      {sentence}
    </Notice>
  );
}
