import { useFormat } from "../../core/i18n/format.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { words } from "./words.desk.ts";
import { shownValue } from "./shownValue.ts";
import * as css from "./SystemStatus.css.ts";

type Value = string | number | boolean;

interface ChangeListProps {
  changes: readonly { readonly field: string; readonly before: Value; readonly after: Value }[];
}

/** The changed settings, before and after. */
export function ChangeList({ changes }: ChangeListProps) {
  const all = useWords(words);
  const format = useFormat();
  const names: Partial<Record<string, string>> = all.config.fields;
  return (
    <ul className={css.changes}>
      {changes.map(({ field, before, after }) => (
        <li key={field} className={css.change}>
          {all.history.change(
            names[field] ?? field,
            shownValue(field, before, all, format),
            shownValue(field, after, all, format),
          )}
        </li>
      ))}
    </ul>
  );
}
