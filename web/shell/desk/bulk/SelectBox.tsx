import { useWords } from "../../../core/i18n/i18n.tsx";
import { Icon } from "../../../design/text/Icon.tsx";
import * as css from "./SelectBox.css.ts";
import { words } from "./words.desk.ts";

interface SelectBoxProps {
  /** What the row is called. */
  name: string;
  /** The page's key X presses it. */
  row: string | number;
  isSelected: boolean;
  onToggle: () => void;
}

/** Chooses a row of a list for an act on several. */
export function SelectBox({ name, row, isSelected, onToggle }: SelectBoxProps) {
  const t = useWords(words);
  return (
    <button
      type="button"
      role="checkbox"
      className={css.check}
      aria-label={t.choose(name)}
      aria-checked={isSelected}
      data-select={row}
      onClick={onToggle}
    >
      {isSelected && <Icon name="check" size="sm" />}
    </button>
  );
}
