import { useWords } from "../core/i18n/i18n.tsx";
import { Button } from "../design/controls/Button.tsx";
import { Muted } from "../design/layout/layout.tsx";
import * as css from "./DeskList.css.ts";
import { words } from "./words.desk.ts";

interface PagerProps {
  /** The label; "Pages" by default. */
  label?: string;
  page: number;
  /** If the total is known. */
  pages?: number;
  hasNext: boolean;
  onPrevious: () => void;
  onNext: () => void;
}

/** Links to the previous and next page; nothing if there is only one. */
export function Pager({ label, page, pages, hasNext, onPrevious, onNext }: PagerProps) {
  const t = useWords(words).list;
  if (page <= 1 && !hasNext) return null;
  return (
    <nav aria-label={label ?? t.pages}>
      <div className={css.pager}>
        <Button variant="quiet" icon="arrow-left" isDisabled={page <= 1} onPress={onPrevious}>
          {t.previous}
        </Button>
        <Muted>{t.page(page, pages)}</Muted>
        <Button variant="quiet" icon="arrow-right" isDisabled={!hasNext} onPress={onNext}>
          {t.next}
        </Button>
      </div>
    </nav>
  );
}
