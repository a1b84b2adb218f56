import { DeskPanel } from "../../../shell/desk/DeskPanel.tsx";
import { useWords } from "../../../core/i18n/i18n.tsx";
import { useSearch } from "../../../core/routing/useSearch.ts";
import { words } from "../words.desk.ts";
import { TrackedList } from "./TrackedList.tsx";
import { changeCasesAddress, readCasesAddress } from "../caseAddress.ts";
import { TrackerTools } from "./TrackerTools.tsx";

/** Request status tracker: every request, most urgent first, live. The filters are in the URL. */
export function TrackerPanel() {
  const t = useWords(words).tracker;
  const [address, setAddress] = useSearch();
  const { filter, search } = readCasesAddress(address, "tracker");
  return (
    <DeskPanel
      id="tracker"
      title={t.title}
      icon="list"
      isOpenAtFirst
      asked={address.get("tracker") ?? undefined}
      failed={t.failed}
    >
      {() => (
        <>
          <TrackerTools
            filter={filter}
            search={search}
            onChange={(next) => setAddress((now) => changeCasesAddress(now, next, "tracker"))}
          />
          <TrackedList key={`${filter} ${search}`} filter={filter} search={search} />
        </>
      )}
    </DeskPanel>
  );
}
