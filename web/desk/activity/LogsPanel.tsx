import { Suspense } from "react";
import { DeskPanel } from "../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../core/i18n/i18n.tsx";
import { Boundary } from "../../core/routing/Boundary.tsx";
import { useSearch } from "../../core/routing/useSearch.ts";
import { Loading } from "../../design/text/Loading.tsx";
import { words } from "./words.desk.ts";
import { LoadFailed } from "./LoadFailed.tsx";
import { readLogsAddress } from "./logsAddress.ts";
import { LogsList } from "./LogsList.tsx";
import { LogsTools } from "./LogsTools.tsx";

/** Activity logs: who did what, live. The filters are in the URL. */
export function LogsPanel() {
  const t = useWords(words).logs;
  const [address] = useSearch();
  const asked = readLogsAddress(address);
  const key = JSON.stringify(asked);
  return (
    <DeskPanel id="activity-logs" title={t.title} icon="list" isOpenAtFirst failed={t.failed}>
      {(fetchKey) => (
        <>
          <LogsTools {...asked} />
          <Boundary of={`${key} ${fetchKey}`} failed={failed}>
            <Suspense fallback={<Loading shape="rows" />}>
              <LogsList key={key} asked={asked} />
            </Suspense>
          </Boundary>
        </>
      )}
    </DeskPanel>
  );
}

const failed = (error: unknown) => <LoadFailed error={error} />;
