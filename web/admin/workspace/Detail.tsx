import { use, type ReactNode } from "react";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Cluster } from "../../design/layout/layout.tsx";
import { BreakableText } from "../../design/text/BreakableText.tsx";
import { Notice } from "../../design/text/Notice.tsx";
import { OpenRow } from "./openRow.ts";
import { useTitleFocus } from "./useTitleFocus.ts";
import { BackToList, CloseCross, CloseDetail } from "./Workspace.tsx";
import * as css from "./Workspace.css.ts";
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
      <div className={css.head}>
        <h2 ref={heading} tabIndex={-1} className={css.title}>
          <BreakableText text={title} />
        </h2>
        <Cluster gap="xs">
          <BackToList onClose={close} />
          {actions}
          <CloseCross label={t.close} onClose={close} />
        </Cluster>
      </div>
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
      <div className={css.head}>
        <CloseDetail label={t.close} onClose={close} />
      </div>
      <Notice tone="caution" isAlert>
        {t.missing}
      </Notice>
    </>
  );
}
