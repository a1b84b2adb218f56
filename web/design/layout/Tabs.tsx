import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Icon, type IconName } from "../text/Icon.tsx";
import { needsScript } from "../theme/script.css.ts";
import * as css from "./Tabs.css.ts";
import { bringIntoRow, scrollFurther, useOverflow } from "./useOverflow.ts";

interface TabsProps {
  label: string;
  tabs: readonly {
    id: string;
    label: string;
    icon?: IconName;
    shortcut?: string | undefined;
    content: ReactNode;
  }[];
  /** Usually from the URL: `?tab=funding`; without it, the first one until another is chosen. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/**
 * Views of one thing. The row of tabs scrolls sideways if it is too narrow; only the chosen one is
 * rendered. Our own after the WAI-ARIA pattern, because the library's tabs need its collections,
 * which add a sixth to the public pages' script.
 */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string>();
  const more = useOverflow(row);
  const chosen = tabs.find((tab) => tab.id === (selected ?? own)) ?? tabs[0];
  const chosenId = chosen?.id;
  const isFirst = chosen === tabs[0];
  // A row starts at its first tab; measuring it early would delay hydration.
  useEffect(() => {
    if (!isFirst) bringIntoRow(row.current, '[aria-selected="true"]');
  }, [chosenId, isFirst]);

  function select(next: string) {
    if (next === chosenId) return;
    setOwn(next);
    onSelect?.(next);
  }

  /** The arrow keys choose at once, since each view is loaded. */
  function move(event: KeyboardEvent) {
    // From the focused one: the URL may take a while to follow.
    const at = tabs.findIndex((tab) => `${id}${tab.id}` === event.currentTarget.id);
    const next = stepFrom(at, tabs.length)[event.key];
    const target = next === undefined ? undefined : tabs.at(next);
    if (!target || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    select(target.id);
    document.getElementById(`${id}${target.id}`)?.focus();
  }
  return (
    <div className={css.tabs}>
      <div className={`${css.row} ${needsScript}`} {...more}>
        <div ref={row} role="tablist" aria-label={label} aria-orientation="horizontal" className={css.list}>
          {tabs.map((tab) => (
            <button
              key={tab.id}
              id={`${id}${tab.id}`}
              type="button"
              role="tab"
              aria-selected={tab.id === chosenId}
              aria-controls={tab.id === chosenId ? `${id}panel` : undefined}
              aria-keyshortcuts={tab.shortcut}
              tabIndex={tab.id === chosenId ? 0 : -1}
              className={css.tab}
              onClick={() => select(tab.id)}
              onKeyDown={move}
            >
              {tab.icon && <Icon name={tab.icon} />}
              {tab.label}
            </button>
          ))}
        </div>
        {/* For mouse users: the keyboard's arrows choose the tabs themselves. */}
        {sides.map((side) => (
          <span
            key={side}
            aria-hidden
            data-side={side}
            className={css.further}
            onClick={() => scrollFurther(row.current, side)}
          >
            <Icon name="chevron-right" />
          </span>
        ))}
      </div>
      {chosen && (
        <div
          key={chosenId}
          id={`${id}panel`}
          role="tabpanel"
          aria-labelledby={`${id}${chosenId}`}
          tabIndex={0}
          className={css.panel}
        >
          {chosen.content}
        </div>
      )}
    </div>
  );
}

const sides = ["start", "end"] as const;

const stepFrom = (at: number, count: number): Record<string, number | undefined> => ({
  ArrowRight: (at + 1) % count,
  ArrowLeft: at - 1,
  Home: 0,
  End: -1,
});
