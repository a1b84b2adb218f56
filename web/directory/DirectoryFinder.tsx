import { useDeferredValue, useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { stateCode, stateName, type ResourceEntry } from "#rules/directory";
import { useWords } from "../app/i18n.tsx";
import { Button } from "../design/Button.tsx";
import { Cluster, Stack } from "../design/layout.tsx";
import { Loading } from "../design/Loading.tsx";
import { needsScript } from "../design/script.css.ts";
import { Tabs } from "../design/Tabs.tsx";
import { TextField } from "../design/TextField.tsx";
import { EntryList } from "./EntryList.tsx";
import { narrow, searchText } from "./narrow.ts";
import { NothingFound } from "./NothingFound.tsx";
import { PrintSheet } from "./PrintSheet.tsx";
import { StateSelect } from "./StateSelect.tsx";
import { typeIcon, typeName, typesAmong } from "./types.ts";
import { useDirectoryView } from "./useDirectoryView.ts";
import { useEntries } from "./useEntries.ts";
import { usePrinted } from "./usePrinted.ts";
import type { en } from "./words.en.ts";
import { words } from "./words.ts";

const all = "all";

/** The whole directory, narrowed on the device: some hundred entries need no server for that. */
export function DirectoryFinder() {
  const t = useWords(words);
  const [search] = useSearchParams();
  const resources = useEntries(stateCode(search.get("state") ?? "") ?? "all");
  const entries = useMemo(() => (resources ?? []).map((resource) => searchable(resource, t)), [resources, t]);
  const types = useMemo(() => typesAmong(entries), [entries]);
  const { view, change } = useDirectoryView(types);
  const settled = useDeferredValue(view);
  const found = useMemo(() => narrow(entries, settled), [entries, settled]);

  const printed = usePrinted(found);

  const results = !resources ? (
    <Loading text={t.loading} />
  ) : found.length === 0 ? (
    <NothingFound onClear={() => change({ text: "", state: undefined, type: undefined })} />
  ) : (
    <EntryList
      key={JSON.stringify(settled)}
      isAll={!settled.state && !settled.type && !settled.text}
      entries={found}
    />
  );
  const tabs = [
    { id: all, label: t.all, content: results },
    ...types.map((type) => ({
      id: type,
      label: typeName(type, t.types),
      icon: typeIcon(type),
      content: results,
    })),
  ];
  return (
    <Stack>
      <div role="search">
        <Stack gap="sm">
          <div className={needsScript}>
            <TextField
              type="search"
              name="q"
              label={t.search}
              description={t.searchHint}
              value={view.text}
              onChange={(text) => change({ text })}
            />
          </div>
          <StateSelect value={view.state} none={t.allStates} onChange={(state) => change({ state })} />
        </Stack>
      </div>
      <Cluster isSpread>
        <p role="status">{resources && t.found(found.length)}</p>
        {found.length > 0 && (
          <div className={needsScript}>
            <Button look="quiet" icon="printer" aria-label={t.printAll} onPress={() => window.print()}>
              {t.print}
            </Button>
          </div>
        )}
      </Cluster>
      <Tabs
        label={t.categories}
        tabs={tabs}
        selected={view.type ?? all}
        onSelect={(type) => change({ type: type === all ? undefined : type })}
      />
      {printed && <PrintSheet entries={printed.map(({ resource }) => resource)} view={settled} />}
    </Stack>
  );
}

/** The kind of help and the state are found as the data writes them and as people do in their language: "food", "comida". */
function searchable(resource: ResourceEntry, t: Pick<typeof en, "types" | "typeSynonyms" | "stateName">) {
  const { key, name, type, description, address, contactInfo, website, state } = resource;
  const kind = [type, typeName(type, t.types), t.typeSynonyms[type] ?? ""];
  const code = stateCode(state);
  const place = [address, stateName(state) ?? "", (code && t.stateName(code)) ?? ""];
  const text = searchText([name, ...kind, description, ...place, contactInfo, website]);
  return { key, resource, state, type, text };
}
