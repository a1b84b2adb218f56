import { lazy, Suspense, useMemo } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { Boundary } from "../../../core/routing/Boundary.tsx";
import type { DeskPanel } from "../desk.ts";
import * as css from "./JumpLinks.css.ts";
import { panelId } from "../DeskPanel.tsx";
import { JumpLinks } from "./JumpLinks.tsx";
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
    <JumpLinks
      label={t.sectionsLabel}
      places={sections.map(({ id, section, count }) => ({
        id: panelId(id),
        name: t.sections[section],
        count,
      }))}
      onGo={open}
    />
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

/** Opens the panel with its own button, which takes the focus. */
function open(panel: HTMLElement) {
  const toggle = panel.querySelector<HTMLElement>("h2 button[aria-expanded]");
  if (toggle?.getAttribute("aria-expanded") === "false") toggle.click();
  return toggle;
}
