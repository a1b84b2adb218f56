import type { RequestStatus } from "../../../shared/core/request-statuses.ts";
import { Badge } from "../../design/text/Badge.tsx";
import { aroundHidden, visuallyHidden } from "../../design/text/visuallyHidden.css.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { statusLooks } from "./tones.ts";
import { useStatusWord } from "./useStatusWord.ts";
import { words } from "./words.ts";

interface StatusBadgeProps {
  status: RequestStatus;
  isAdmin?: boolean;
  /** In a list, where each row has one. */
  isPlain?: boolean;
}

/**
 * A request's status, in the reader's term. A screen reader also gets what it is about, which
 * others see from color and place.
 */
export function StatusBadge({ status, isAdmin = false, isPlain = false }: StatusBadgeProps) {
  const word = useStatusWord(isAdmin);
  const t = useWords(words);
  return (
    <Badge {...statusLooks[status]} isPlain={isPlain}>
      <span className={aroundHidden}>
        <span className={visuallyHidden}>{t.label}</span> <span>{word(status)}</span>
      </span>
    </Badge>
  );
}
