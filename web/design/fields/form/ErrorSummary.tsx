import type { ReactNode } from "react";
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

/**
 * All fields with an error in one place, each linked by its label: what is wrong is said at the
 * field.
 */
export function ErrorSummary({ errors, labels }: ErrorSummaryProps) {
  const t = useWords(words);
  const { "": whole, ...fields } = errors;
  const names = Object.keys(fields);
  // A single error is at its field already, with the focus.
  if (names.length < 2 && !whole) return null;

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
            {names.map((name) => (
              <li key={name}>
                <FieldLink name={name}>{labels[name] ?? fields[name]?.[0]}</FieldLink>
              </li>
            ))}
          </ul>
        )}
      </Notice>
    </div>
  );
}

/** Leads to a field of the form around it. */
export const FieldLink = ({ name, children }: { name: string; children: ReactNode }) => (
  <a href={`#${name}`} onClick={(event) => goTo(event, name)}>
    {children}
  </a>
);

function goTo(event: React.MouseEvent<HTMLAnchorElement>, name: string) {
  event.preventDefault();
  const form = event.currentTarget.closest("form");
  if (form) focusField(form, name);
}
