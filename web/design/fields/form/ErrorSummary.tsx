import { useWords } from "../../../core/i18n/i18n.tsx";
import { focusField } from "./focusField.ts";
import * as css from "./Form.css.ts";
import type { FieldTexts } from "../../../core/http/fieldErrors.ts";
import { Notice } from "../../text/Notice.tsx";
import { words } from "../../words.ts";

interface ErrorSummaryProps {
  errors: FieldTexts;
  labels: Record<string, string | undefined>;
}

/** All errors in one place, each linked to its field. */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const t = useWords(words);
  const { "": whole, ...fields } = errors;
  const names = Object.keys(fields);
  // A single error is at its field already, with the focus.
  if (names.length < 2 && !whole) return null;

  // "Required" five times would not help, so an error that several fields share names them.
  const groups = new Map<string, string[]>();
  for (const name of names) {
    const text = fields[name]?.[0] ?? "";
    groups.set(text, [...(groups.get(text) ?? []), name]);
  }
  const link = (name: string, text: string) => (
    <li key={name}>
      <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
        {text}
      </a>
    </li>
  );
  return (
    <div
      data-error-summary
      tabIndex={-1}
      role={whole ? "alert" : "group"}
      aria-label={names.length > 0 ? t.problems(names.length) : undefined}
    >
      <Notice tone="critical" title={whole?.join(" ") ?? t.problems(names.length)}>
        {names.length > 0 && (
          <ul className={css.summaryList}>
            {[...groups].map(([text, [first = "", ...others]]) =>
              others.length === 0 ? (
                link(first, text)
              ) : (
                <li key={first}>
                  {t.ofFields(text)}
                  <ul className={css.summaryNames}>
                    {[first, ...others].map((name) => link(name, labels[name] ?? text))}
                  </ul>
                </li>
              ),
            )}
          </ul>
        )}
      </Notice>
    </div>
  );
}

function goTo(event: React.MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  const form = event.currentTarget.closest("form");
  if (form) focusField(form, name);
}
