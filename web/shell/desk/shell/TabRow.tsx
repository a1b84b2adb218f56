import { useEffect, useRef } from "react";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { bringIntoRow, useOverflow } from "../../../design/layout/useOverflow.ts";
import { useChosenTab, useTabs } from "../deskParts.ts";
import * as css from "./TabRow.css.ts";
import { words } from "../words.desk.ts";

/** The dashboard's non-empty tabs as links, each with its own URL. */
export function TabRow() {
  const t = useWords(words);
  const tabs = useTabs();
  const chosen = useChosenTab();
  const row = useRef<HTMLElement>(null);
  const more = useOverflow(row);
  useEffect(() => {
    bringIntoRow(row.current, "[aria-current]");
  }, [chosen]);
  return (
    <nav ref={row} className={css.tabs} aria-label={t.tabsLabel} {...more}>
      {tabs.map((tab) => (
        <a
          key={tab}
          href={`/admin/dashboard?tab=${tab}`}
          className={css.tab}
          aria-current={tab === chosen ? "page" : undefined}
        >
          {t.tabs[tab]}
        </a>
      ))}
    </nav>
  );
}
