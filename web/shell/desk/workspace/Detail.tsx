import { use, type ReactNode } from "react";
import { isMissing } from "../../../core/http/refusals.ts";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { BreakableText } from "../../../design/text/BreakableText.tsx";
import { Notice } from "../../../design/text/Notice.tsx";
import { PartFailed } from "../PartFailed.tsx";
import { words as partWords } from "../words.desk.ts";
import { DetailHead } from "./DetailHead.tsx";
import { OpenRow } from "./openRow.ts";
import { useTitleFocus } from "./useTitleFocus.ts";
import { words } from "./words.desk.ts";

interface DetailProps {
  title: string;
  /** Buttons beside the title. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The content of the open row of a desk list. */
export function Detail({ title, actions, children }: DetailProps) {
  const t = useWords(words);
  const { takesFocus, close } = use(OpenRow);
  const heading = useTitleFocus(takesFocus);
  return (
    <>
      <DetailHead
        title={<BreakableText text={title} />}
        heading={heading}
        closeLabel={t.close}
        onClose={close}
      >
        {actions}
      </DetailHead>
      {children}
    </>
  );
}

/** The row was deleted, or the link is of something else. */
export function MissingDetail() {
  const t = useWords(words);
  const { close } = use(OpenRow);
  return (
    <>
      <DetailHead closeLabel={t.close} onClose={close} />
      <Notice tone="caution" isAlert>
        {t.missing}
      </Notice>
    </>
  );
}

/** In place of a detail that could not be loaded, or that this reader may not see. */
export function DetailFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useWords(words);
  const { failed } = useWords(partWords).panel;
  const { close } = use(OpenRow);
  if (isMissing(error)) return <MissingDetail />;
  return (
    <>
      <DetailHead closeLabel={t.close} onClose={close} />
      <PartFailed title={failed} error={error} onRetry={onRetry} />
    </>
  );
}
