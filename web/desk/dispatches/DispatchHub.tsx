import { useCallback, useState } from "react";
import { maxIncluded } from "../../../shared/help/dispatches/hub.ts";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import * as css from "../../shell/desk/lists/DeskList.css.ts";
import { useWords } from "../../core/i18n/i18n.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { SearchField } from "../../design/fields/SearchField.tsx";
import { Select } from "../../design/fields/choices/Select.tsx";
import { words } from "../../help/dispatches/words.desk.ts";
import { HubList } from "./HubList.tsx";

const choices = ["all", "approved", "dispatched", "problem"] as const;
type Choice = (typeof choices)[number];

/** Help dispatch hub: the requests that can get help, and their dispatches. */
export function DispatchHub() {
  const t = useWords(words).hub;
  const [address] = useSearch();
  const [asked, setAsked] = useState<{ search: string; view: Choice }>({ search: "", view: "approved" });
  const [workedOn, setWorkedOn] = useState<readonly number[]>([]);
  const change = (next: Partial<typeof asked>) => {
    setAsked((now) => ({ ...now, ...next }));
    setWorkedOn([]);
  };
  const keep = useCallback(
    (number: number) =>
      setWorkedOn((now) => (now.includes(number) ? now : [number, ...now].slice(0, maxIncluded))),
    [],
  );
  return (
    <DeskPanel
      id="dispatch-hub"
      title={t.title}
      icon="car"
      asked={address.get("hub") ?? undefined}
      refreshed={{ title: t.refreshed, description: t.refreshedText }}
      failed={t.failed}
    >
      {() => (
        <>
          <div className={css.tools}>
            <SearchField
              label={t.search}
              placeholder={t.searchPlaceholder}
              value={asked.search}
              onSearch={(text) => change({ search: text.trim().slice(0, 100) })}
            />
            <Select
              label={t.filter}
              options={choices.map((id) => ({ id, label: t.filters[id] }))}
              value={asked.view}
              onChange={(chosen) => change({ view: choices.find((one) => one === chosen) ?? "all" })}
            />
          </div>
          <HubList
            search={asked.search}
            view={asked.view}
            workedOn={workedOn}
            onWorkedOn={keep}
            onProblems={() => change({ search: "", view: "problem" })}
          />
        </>
      )}
    </DeskPanel>
  );
}
