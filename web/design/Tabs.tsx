import type { ReactNode } from "react";
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs";
import { Icon, type IconName } from "./Icon.tsx";
import { needsScript } from "./script.css.ts";
import * as css from "./Tabs.css.ts";

interface TabsProps {
  label: string;
  tabs: readonly { id: string; label: string; icon?: IconName; content: ReactNode }[];
  /** Mostly from the address: `?tab=funding`. */
  selected?: string;
  onSelect?: (id: string) => void;
}

/** Views of one thing. The row of tabs scrolls sideways where it is too narrow; only the chosen one is rendered. */
export const Tabs = ({ label, tabs, selected, onSelect }: TabsProps) => (
  <AriaTabs
    className={css.tabs}
    {...(selected === undefined ? {} : { selectedKey: selected })}
    onSelectionChange={(key) => onSelect?.(String(key))}
  >
    <TabList aria-label={label} className={`${css.list} ${needsScript}`}>
      {tabs.map((tab) => (
        <Tab key={tab.id} id={tab.id} ref={tab.id === selected ? bringIntoRow : null} className={css.tab}>
          {tab.icon && <Icon name={tab.icon} />}
          {tab.label}
        </Tab>
      ))}
    </TabList>
    {tabs.map((tab) => (
      <TabPanel key={tab.id} id={tab.id} className={css.panel}>
        {tab.content}
      </TabPanel>
    ))}
  </AriaTabs>
);

/** A tab that the address chose may stand outside of a narrow row; the page itself must not move for it. */
function bringIntoRow(tab: HTMLElement | null): void {
  const list = tab?.closest('[role="tablist"]');
  if (!tab || !list) return;
  const row = list.getBoundingClientRect();
  const { left, right, width } = tab.getBoundingClientRect();
  if (left < row.left || right > row.right) list.scrollLeft += left - row.left - (row.width - width) / 2;
}
