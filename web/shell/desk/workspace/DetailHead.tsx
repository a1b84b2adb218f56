import type { ReactNode, Ref } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Button } from "../../../design/controls/Button.tsx";
import { Cluster } from "../../../design/layout/layout.tsx";
import * as css from "./Workspace.css.ts";
import { words } from "./words.desk.ts";

interface DetailHeadProps {
  /** Without one, only the ways back are here. */
  title?: ReactNode;
  heading?: Ref<HTMLHeadingElement>;
  /** Who else has it open. */
  others?: string;
  /** What the cross closes. */
  closeLabel: string;
  onClose: () => void;
  /** Buttons beside the title. */
  children?: ReactNode;
}

/** The head of a detail, with the way back to the list: a word on a phone, a cross at a desk. */
export function DetailHead({ title, heading, others, closeLabel, onClose, children }: DetailHeadProps) {
  const t = useWords(words);
  return (
    <div className={css.head}>
      <span className={css.back}>
        <Button variant="plain" icon="arrow-left" onPress={onClose}>
          {t.back}
        </Button>
      </span>
      <div className={css.titles}>
        {title !== undefined && (
          <h2 ref={heading} tabIndex={-1} className={css.title}>
            {title}
          </h2>
        )}
        {others !== undefined && (
          <span className={css.others} role="status">
            {others}
          </span>
        )}
      </div>
      {children && <Cluster gap="xs">{children}</Cluster>}
      <span className={css.close}>
        <Button variant="plain" icon="cross" aria-label={closeLabel} onPress={onClose} />
      </span>
    </div>
  );
}
