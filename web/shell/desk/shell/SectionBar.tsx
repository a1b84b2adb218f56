import { lazy, Suspense, useMemo } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import type { DeskPanel } from "../desk.ts";
import * as css from "./SectionBar.css.ts";
import { panelId } from "../DeskPanel.tsx";
import { words } from "../words.desk.ts";

/** Leads to the parts of the overview, and opens them. */
export function SectionBar({ panels }: { panels: readonly DeskPanel[] }) {
  const t = useWords(words);
  // The same counts each time, for the reason in WorkQueuePanel.tsx.
  const sections = useMemo(
    () =>
      panels.flatMap(({ id, section, loadCount }) =>
        section ? [{ id, section, count: loadCount && countOf(loadCount) }] : [],
      ),
    [panels],
  );
  return (
    <nav aria-label={t.sectionsLabel} className={css.bar} data-sections="">
      {sections.map(({ id, section, count }) => (
        <a
          key={id}
          href={`#${panelId(id)}`}
          className={css.section}
          onClick={(event) => {
            event.preventDefault();
            goTo(panelId(id));
          }}
        >
          {t.sections[section]}
          {count}
        </a>
      ))}
    </nav>
  );
}

function countOf(load: NonNullable<DeskPanel["loadCount"]>) {
  const Count = lazy(() => load().then((Count) => ({ default: Count })));
  return (
    <span className={css.count}>
      <Boundary of={null} failed={nothing}>
        <Suspense>
          <Count />
        </Suspense>
      </Boundary>
    </span>
  );
}

const nothing = () => null;

/** Opens the panel with its own button, and moves the focus there. */
function goTo(id: string) {
  const panel = document.getElementById(id);
  const toggle = panel?.querySelector<HTMLElement>("h2 button[aria-expanded]");
  if (toggle?.getAttribute("aria-expanded") === "false") toggle.click();
  toggle?.focus({ preventScroll: true });
  panel?.scrollIntoView?.({ block: "start", behavior: "smooth" }); // jsdom cannot
}
