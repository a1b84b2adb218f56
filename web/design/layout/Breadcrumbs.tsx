import { useWords } from "../../core/i18n/i18n.tsx";
import * as css from "./Breadcrumbs.css.ts";
import { Icon } from "../text/Icon.tsx";
import { words } from "../words.ts";

/**
 * The page's place in the hierarchy: `Requests > Request #EM-2026-1234 > Victim Information`. The
 * last one is the page itself. A phone shows the way back alone.
 */
export function Breadcrumbs({ steps }: { steps: readonly { label: string; href?: string }[] }) {
  const t = useWords(words);
  return (
    <nav aria-label={t.breadcrumbs}>
      <ol className={css.list}>
        {steps.map((step, place) => (
          <li key={step.label} className={css.step} data-parent={place === steps.length - 2 ? "" : undefined}>
            {place === steps.length - 2 && (
              <span className={css.back}>
                <Icon name="arrow-left" size="sm" />
              </span>
            )}
            {step.href ? (
              <a href={step.href} className={css.link}>
                {step.label}
              </a>
            ) : (
              <span aria-current="page">{step.label}</span>
            )}
            {step.href && (
              <span className={css.mark}>
                <Icon name="chevron-right" size="sm" />
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
